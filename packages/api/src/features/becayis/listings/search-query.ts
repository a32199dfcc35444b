import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { searchWords } from "@site/contract/common/text";

/**
 * What is searched as a tsquery of the configuration "simple": every word as the beginning of one; of a word that ends in a hard
 * consonant the end may have softened ("katip", "katibi"). Contact details find nothing: who knows a number must not learn
 * whose it is.
 */
export function searchQuery(search: string): string {
  return searchWords(maskContactDetails(search))
    .map((word) => `${word.length > 4 && /[ptk]$/.test(word) ? word.slice(0, -1) : word}:*`)
    .join(" & ");
}
