import { limits } from "./limits.ts";

/**
 * Folds a text for search, comparison and addresses: marks off, lower case, ı as i ("IŞIK" and "ışık" give "isik").
 * The database function `fold_text` does the same; a test holds the two together.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/ı/g, "i");
}

/**
 * What two e-mail addresses must have in common to be one: ASCII lower case alone, so that "mıke@" is not "mike@". The generated
 * column members.email_key holds the same.
 */
export function emailKeyOf(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Makes the address part of a name or title (public-site.md section 5, "Slugs").
 * @param maxLength characters; cut at a hyphen where one is near
 * @returns lower-case letters, digits and single hyphens; "" when nothing of the text can stand in an address
 */
export function slugify(text: string, maxLength: number = limits.slugMaxLength): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength);
  const lastHyphen = cut.lastIndexOf("-");
  return lastHyphen > maxLength / 2 ? cut.slice(0, lastHyphen) : cut.replace(/-+$/, "");
}

/** Cuts a text at a word, with an ellipsis where something was cut. `length` counts characters without the ellipsis. */
export function truncateText(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const lastSpace = cut.lastIndexOf(" ");
  return `${cut.slice(0, lastSpace > length * 0.6 ? lastSpace : length).trimEnd()}…`;
}

/** Minutes it takes to read a plain text: words / 200, rounded up, at least 1 (public-site.md section 5). */
export function readingMinutes(plainText: string): number {
  const words = plainText.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / limits.wordsPerMinute));
}

/** The words of a search text, folded, without repetitions; at most eight. */
export function searchWords(query: string): string[] {
  const words = foldText(query)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 0);
  return [...new Set(words)].slice(0, 8);
}

/** A whole number as Turkish writes it, "1.234"; by hand, as the first use of Intl costs a phone many milliseconds. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ".");
}
