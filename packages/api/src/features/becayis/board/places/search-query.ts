import { PROVINCE_NAMES } from "@site/contract/becayis/board/reference/province-list";
import { MAX_NAME_WORDS, provinceOfOtherName } from "@site/contract/becayis/board/reference/province-names";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { foldText, searchWords } from "@site/contract/common/text";

/** A suffix after the apostrophe of a name ("Ankara'ya"). */
const NAME_SUFFIX = /(?<=\p{L}{2})['\u2018\u2019\u02bc\u00b4`]\p{L}{1,8}(?!\p{L})/gu;
/** Final consonants that become soft before a suffix: "katip", "katibi". */
const SOFTENED: Record<string, string> = { p: "b", t: "d", k: "g" };
/** Folded suffixes that people write without an apostrophe: "Karsa", "Karstan", "Karstaki", "Karslı". */
const SUFFIXES = "a e ya ye da de ta te dan den tan ten daki deki taki teki li lu in un nin nun".split(" ");
/**
 * Suffixes of place names that cannot be the end of another noun. They are also removed from words that are no known
 * place, as an alternative search term.
 */
const PLACE_SUFFIX = /^(.{4,}?)(?:[dt][ae](?:n|ki)?|(?<=[aeiou])y[ae])$/;

const provinces = new Set(PROVINCE_NAMES.map(foldText));

/**
 * Returns a tsquery of the configuration "simple" that matches word prefixes. A final hard consonant may be soft; a
 * province is also found by its other names and with suffixes, and its own name is no prefix: "Kars" does not find
 * "karşılıklı". Contact details are removed, so that a phone number cannot be used to find its owner.
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

/** Returns the term of the longest name of a province that begins at a word. */
function placeAt(words: readonly string[], at: number): { term: string; length: number } | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
    const given = words.slice(at, at + length).join(" ");
    for (const name of [given, ...getStems(given)]) {
      if (provinces.has(name)) return { term: provinceTerm(name), length };
      const province = provinceOfOtherName(name);
      if (province) return { term: otherNameTerm(province, name.split(" ")), length };
    }
  }
  return undefined;
}

function getStems(word: string): string[] {
  return SUFFIXES.filter((suffix) => word.endsWith(suffix)).map((suffix) => word.slice(0, -suffix.length));
}

function provinceTerm(name: string): string {
  return `(${["", ...SUFFIXES].map((suffix) => name + suffix).join(" | ")})`;
}

function otherNameTerm(province: string, name: string[]): string {
  return `(${province}:* | ${name.join("")}:* | ${name.map((word) => `${word}:*`).join(" & ")})`;
}

function wordTerm(word: string): string {
  const soft = word.length > 4 ? SOFTENED[word.at(-1) ?? ""] : undefined;
  const stem = PLACE_SUFFIX.exec(word)?.[1];
  const terms = [`${word}:*`, ...(soft ? [`${word.slice(0, -1)}${soft}:*`] : []), ...(stem ? [stem] : [])];
  return terms.length === 1 ? `${word}:*` : `(${terms.join(" | ")})`;
}
