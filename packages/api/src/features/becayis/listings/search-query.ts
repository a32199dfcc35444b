import { maskContactDetails } from "@site/contract/becayis/contact-details";
import { MOST_NAME_WORDS, provinceOfOtherName } from "@site/contract/becayis/reference/province-names";
import { searchWords } from "@site/contract/common/text";

/** A suffix after the apostrophe of a name ("Ankara'ya"). */
const NAME_SUFFIX = /(?<=\p{L}{2})['\u2018\u2019\u02bc\u00b4`]\p{L}{1,8}(?!\p{L})/gu;
/** Final consonants that become soft before a suffix: "katip", "katibi". */
const SOFTENED: Record<string, string> = { p: "b", t: "d", k: "g" };

/**
 * Returns a tsquery of the configuration "simple" that matches word prefixes. A final hard consonant may be soft; a
 * province is also found by its other names. Contact details are removed, so that a phone number cannot be used to find
 * its owner.
 */
export function searchQuery(search: string): string {
  const words = searchWords(maskContactDetails(search).replace(NAME_SUFFIX, ""));
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const place = placeAt(words, at);
    terms.push(place?.term ?? wordTerm(words[at] ?? ""));
    at += place?.length ?? 1;
  }
  return terms.join(" & ");
}

/** Returns the term of the longest other name of a province that begins at a word. */
function placeAt(words: readonly string[], at: number): { term: string; length: number } | undefined {
  for (let length = MOST_NAME_WORDS; length > 0; length--) {
    const name = words.slice(at, at + length);
    const province = name.length === length ? provinceOfOtherName(name.join(" ")) : undefined;
    if (province)
      return { term: `(${province}:* | ${name.join("")}:* | ${name.map((word) => `${word}:*`).join(" & ")})`, length };
  }
  return undefined;
}

function wordTerm(word: string): string {
  const soft = word.length > 4 ? SOFTENED[word.at(-1) ?? ""] : undefined;
  return soft ? `(${word}:* | ${word.slice(0, -1)}${soft}:*)` : `${word}:*`;
}
