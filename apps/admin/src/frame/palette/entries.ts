import { searchWords, toSearchText } from "@site/contract/common/text";
import { areas, getLink } from "../../areas/areas.ts";
import { fieldIndex } from "../../screens/settings/field-index.ts";

/** Something that the search over the area finds. */
export interface Entry {
  /** The same in every session, so that the used ones are known again. */
  id: string;
  label: string;
  /** The place of the entry; shown below its label. */
  place: string;
  keywords?: string;
}

/** An entry that is an address. */
export interface LinkEntry extends Entry {
  to: string;
}

/** Returns the named screens and the settings. */
export function listLinkEntries(): LinkEntry[] {
  const screens = areas.flatMap((area) =>
    area.screens.flatMap((screen) => (screen.label ? [{ ...screen, label: screen.label, area: area.label }] : [])),
  );
  return [
    ...screens.map((screen) => ({
      id: getLink(screen),
      to: getLink(screen),
      label: screen.label,
      place: screen.area,
      keywords: `ekran ${screen.keywords ?? ""}`,
    })),
    ...fieldIndex.map(({ address, label, tab }) => ({ id: address, to: address, label, place: `Ayarlar: ${tab}` })),
  ];
}

/**
 * Returns the entries that contain all words of a text, in their label, place or keywords; upper and lower case and
 * Turkish letters are alike. Those used last come first, then those whose label begins with the words, then those whose
 * label contains them.
 * @param used ids, the last used first
 */
export function findEntries<Found extends Entry>(
  text: string,
  entries: readonly Found[],
  used: readonly string[],
): Found[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const contains = (searched: string) => words.every((word) => searched.includes(word));
  return entries
    .flatMap((entry) => {
      const label = toSearchText(entry.label);
      if (!contains(toSearchText(`${entry.label} ${entry.place} ${entry.keywords ?? ""}`))) return [];
      const rank = label.startsWith(words[0] ?? "") && contains(label) ? 0 : contains(label) ? 1 : 2;
      const use = used.indexOf(entry.id);
      return { entry, rank, use: use === -1 ? used.length : use };
    })
    .sort((one, other) => one.use - other.use || one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** Returns the entries used last, the newest first. */
export function listUsed<Found extends Entry>(entries: readonly Found[], used: readonly string[]): Found[] {
  return used.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
