import { searchWords, toSearchText } from "@site/contract/common/text";
import { areas, getLink } from "../../areas/areas.ts";
import { fieldIndex } from "../../screens/settings/field-index.ts";

/** A result of the search over the whole app. */
export interface Entry {
  /** The same in every session, so that the entries used last can be stored. */
  id: string;
  label: string;
  /** The screen or area that the entry belongs to, shown below its label. */
  place: string;
  keywords?: string;
}

/** An entry that opens an address. */
export interface LinkEntry extends Entry {
  to: string;
}

/** Returns the entries of all screens with a name, and of all fields of the settings. */
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
 * Returns the entries that contain all words of a text in label, place or keywords. Case and Turkish letters are
 * folded.
 * The entries used last come first, then those whose label begins with the words, then those whose label contains them.
 * @param used ids of entries, the last used first
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

/** Returns the entries that were used last, the newest first. */
export function listUsed<Found extends Entry>(entries: readonly Found[], used: readonly string[]): Found[] {
  return used.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
