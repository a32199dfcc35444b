import { adminPaths } from "@site/contract/admin-paths";
import { searchWords, toSearchText } from "@site/contract/common/text";
import { areas, findScreen, getLink } from "../../areas/areas.ts";
import { fieldIndex, type IndexedField } from "./field-index.ts";
import { createMatcher, NO_MATCH } from "./word-match.ts";

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

/** Functions of screens that are no fields. */
const tools: (IndexedField & { keywords: string })[] = [
  { address: `${adminPaths.posts}#genel-kontrol`, label: "Genel Kontrol", keywords: "eksik denetle düzelt" },
  { address: `${adminPaths.approvals}#hazir-gerekceler`, label: "Hazır Gerekçeler", keywords: "ret neden şablon" },
  { address: `${adminPaths.pending}#kisayollar`, label: "Klavye Kısayolları", keywords: "tek harf yardım" },
  { address: `${adminPaths.mailing}#duraklat`, label: "Gönderimi Duraklat", keywords: "sürdür" },
  { address: `${adminPaths.redirects}#bulunamayan`, label: "Bulunamayan adresler", keywords: "404 yönlendir" },
];

/** Returns the entries of all screens with a name, of their tools, and of all fields of the settings. */
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
    ...[...tools, ...fieldIndex].map(toEntry),
  ];
}

/** Returns the entry of a part of a screen, which stands in its area and screen. */
function toEntry(part: IndexedField & { keywords?: string }): LinkEntry {
  const { address, label, keywords } = part;
  const screen = findScreen(address.split("#")[0] ?? "");
  const area = areas.find(({ screens }) => screen && screens.includes(screen));
  const place = [...new Set([area?.label, screen?.label])].filter(Boolean).join(": ");
  return { id: `${address} ${label}`, to: address, label, place, ...(keywords && { keywords }) };
}

/**
 * Returns the entries that have all words of a text in label, place or keywords. Case and Turkish letters are folded,
 * suffixes are ignored, and a synonym counts as the word.
 * The entries used last come first, then those whose label has the words; the better they fit, the earlier.
 * @param used ids of entries, the last used first
 */
export function findEntries<Found extends Entry>(
  text: string,
  entries: readonly Found[],
  used: readonly string[],
): Found[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = getRank(entry, words);
      const use = used.indexOf(entry.id);
      return rank === NO_MATCH ? [] : [{ entry, rank, use: use === -1 ? used.length : use }];
    })
    .sort((one, other) => one.use - other.use || one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** Returns the rank of an entry among those that are found, the best 0; `NO_MATCH` if it lacks one of the words. */
function getRank({ label, place, keywords = "" }: Entry, words: readonly string[]): number {
  const getWorst = (searched: string) => Math.max(...words.map(createMatcher(searched)));
  const ofLabel = getWorst(label);
  if (ofLabel === NO_MATCH) return 10 + getWorst(`${label} ${place} ${keywords}`);
  return 2 * ofLabel + (toSearchText(label).startsWith(words[0] ?? "") ? 0 : 1);
}

/** Returns the entries that were used last, the newest first. */
export function listUsed<Found extends Entry>(entries: readonly Found[], used: readonly string[]): Found[] {
  return used.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
