import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { searchWords } from "@site/contract/common/text";

/**
 * Returns a tsquery of the configuration "simple" that matches word prefixes; final hard consonants may soften
 * ("katip", "katibi"). Contact details are removed, so that a phone number cannot be used to find its owner.
 */
export function searchQuery(search: string): string {
  return searchWords(maskContactDetails(search))
    .map((word) => `${word.length > 4 && /[ptk]$/.test(word) ? word.slice(0, -1) : word}:*`)
    .join(" & ");
}
