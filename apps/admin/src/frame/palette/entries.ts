import { adminPaths } from "@site/contract/admin-paths";
import { searchWords, toSearchText } from "@site/contract/common/text";
import { areas, findScreen, getLink } from "../../areas/areas.ts";
import { fieldIndex, type IndexedField, recordLists } from "./field-index.ts";
import { createMatcher, fits } from "./word-match.ts";

/** A result of the search over the whole app. */
export interface Entry {
  /** The same in every session, so that the entries used last can be stored. */
  id: string;
  label: string;
  /** The screen or area that the entry belongs to, shown below its label. */
  place: string;
  keywords?: string;
  /** True if screens and functions that fit equally come before it. */
  isField?: boolean;
}

/** An entry that opens an address. */
export interface LinkEntry extends Entry {
  to: string;
}

/** Functions of screens that are no fields. */
const tools: IndexedField[] = [
  { address: `${adminPaths.posts}#genel-kontrol`, label: "Genel Kontrol", keywords: "eksik denetle düzelt" },
  { address: `${adminPaths.approvals}#hazir-gerekceler`, label: "Hazır Gerekçeler", keywords: "ret neden şablon ekle" },
  { address: `${adminPaths.pending}#kisayollar`, label: "Klavye Kısayolları", keywords: "tek harf yardım" },
  { address: `${adminPaths.mailing}#duraklat`, label: "Gönderimi Duraklat", keywords: "sürdür" },
  { address: `${adminPaths.redirects}#bulunamayan`, label: "Bulunamayan adresler", keywords: "404 yönlendir" },
];

/** Words that say what somebody wants to do with a setting. */
const CHANGE = "değiştir düzenle";

/** Returns the entries of all screens with a name, of their tools, and of all fields. */
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
      keywords: `ekran ${CHANGE} ${recordLists.has(getLink(screen)) ? "ekle yeni" : ""} ${screen.keywords ?? ""}`,
    })),
    ...tools.map(toEntry),
    ...fieldIndex.map((field) => ({ ...toEntry(field), isField: true })),
  ];
}

/** Returns the entry of a part of a screen, which stands in its area and screen. */
function toEntry({ address, label, keywords = "" }: IndexedField): LinkEntry {
  const screen = findScreen(address.split("#")[0] ?? "");
  const area = areas.find(({ screens }) => screen && screens.includes(screen));
  const place = [...new Set([area?.label, screen?.label])].filter(Boolean).join(": ");
  return { id: `${address} ${label}`, to: address, label, place, keywords: `${CHANGE} ${keywords}` };
}

/**
 * Returns the entries that have all words of a text in label, place or keywords. Case and Turkish letters are folded,
 * suffixes are ignored, and a synonym counts as the word.
 * The entries used last come first, then those whose label has most of the words; the better they fit, the earlier. Of
 * those that fit equally, screens come before fields.
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
      return rank === fits.none ? [] : [{ entry, rank, use: use === -1 ? used.length : use }];
    })
    .sort((one, other) => one.use - other.use || one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** Returns the rank of an entry among those that are found, the best the lowest; `fits.none` if it lacks a word. */
function getRank({ label, place, keywords = "", isField }: Entry, words: readonly string[]): number {
  const inLabel = words.map(createMatcher(label));
  const missing = inLabel.filter((each) => each === fits.none).length;
  const inAll = missing === 0 ? inLabel : words.map(createMatcher(`${label} ${place} ${keywords}`));
  const fit = Math.max(...inAll);
  const ownWords = toSearchText(label).split(" ");
  const hasMore = missing > 0 || ownWords.length > words.length;
  const digits = [
    missing,
    Math.max(fit, fits.inflected), // a screen's name in another form is better than the same form in a field
    isField ? 2 : Number(hasMore),
    fit === fits.whole ? 0 : 1,
    ownWords[0]?.startsWith(words[0] ?? "") ? 0 : 1,
  ];
  return digits.reduce((rank, digit) => 10 * rank + digit);
}

/** Returns the entries that were used last, the newest first. */
export function listUsed<Found extends Entry>(entries: readonly Found[], used: readonly string[]): Found[] {
  return used.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}
