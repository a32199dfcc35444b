import { toSearchText } from "@site/contract/common/text";

/** Words that people use for one thing, folded as `toSearchText` does. A search for one finds all of its line. */
const synonyms: readonly (readonly string[])[] = [
  "sifre parola password",
  "eposta posta mail email",
  "uye kullanici",
  "yonetici admin",
  "yasakla engelle banla pasif",
  "cop silinen sil trash",
  "karanlik koyu gece dark",
  "aydinlik acik light",
  "404 bulunamayan kirik",
  "yonlendir yonlendirme 301 redirect",
  "favicon simge ikon icon",
  "gorsel resim fotograf",
  "yapay ai gemini",
  "captcha turnstile robot dogrulama",
  "yedek backup arsiv",
  "bulten abone takip",
  "kisayol klavye tus",
  "slayt slider",
  "hiz dakika",
  "duraklat durdur beklet",
  "sure zaman gun aralik interval",
  "karsilama hero",
  "paylasim og",
  "sinir limit",
  "key anahtar",
].map((line) => line.split(" "));

/** Suffixes of nouns as folding leaves them: after any letter, after vowels and after consonants. */
const ENDINGS = [
  "lar ler da de ta te dan den tan ten",
  "si su ni nu na ne nin nun nda nde ndan nden yi yu ya ye yla yle",
  "i u",
];
/** Suffixes that are the ends of many short words too, and those that make a new word. */
const MORE = ["la le lan len li lu lik luk lig lug ma me mak mek siz suz", "", "a e in un im um"];

/** Returns the expression for suffixes after the last letter of a stem. */
function chainOf([any, afterVowel, afterConsonant]: readonly (string | undefined)[]): RegExp {
  const oneOf = (suffixes = "") => `(?:${suffixes.trim().replaceAll(" ", "|")})`;
  const links = [oneOf(any), `(?<=[aeiou])${oneOf(afterVowel)}`, `(?<![aeiou])${oneOf(afterConsonant)}`];
  return new RegExp(`^.(?:${links.join("|")})*$`);
}
const afterShort = chainOf(ENDINGS);
const afterLong = chainOf(ENDINGS.map((suffixes, kind) => `${suffixes} ${MORE[kind]}`));

const SHORTEST = 2;
/** Letters of a stem that can have any suffix: "sürüm" is no form of "süre". */
const LONG = 4;
/** The last letters of stems before vowels, as they are alone: "kitab-" of "kitap". */
const HARD: Record<string, string> = { b: "p", d: "t", g: "k" };

const knownStems = new Map<string, readonly string[]>();

/** Returns all beginnings of a folded word whose rest can be suffixes: "ad" and "adlar" of "adları", besides itself. */
function getStems(word: string): readonly string[] {
  const known = knownStems.get(word);
  if (known) return known;
  const stems = [unify(word)];
  for (let length = word.length - 1; length >= SHORTEST; length--) {
    const suffixes = length < LONG ? afterShort : afterLong;
    const stem = word.slice(0, length);
    const canStand = length > SHORTEST || /[^aeiou]$/.test(stem);
    if (canStand && suffixes.test(word.slice(length - 1))) stems.push(unify(stem));
  }
  knownStems.set(word, stems);
  return stems;
}

/** Returns what the forms of a stem share: a hard last letter ("renk", "reng-") and no vowel that drops ("resim"). */
function unify(stem: string): string {
  return stem
    .replace(/[bdg]$/, (letter) => HARD[letter] ?? letter)
    .replace(/(?<=[aeiou][^aeiou])[iu](?=[^aeiou]$)/, "");
}

/** The stems of each line of synonyms. */
const synonymStems = synonyms.map((line) => new Set(line.flatMap(getStems)));

/** How well a text has a word of the search, the best first. */
export const fits = { whole: 0, inflected: 1, beginning: 2, synonym: 3, inside: 4, none: Number.POSITIVE_INFINITY };

/** Returns a function that tells how well a text has a word of the search, as one of `fits`. */
export function createMatcher(text: string): (word: string) => number {
  const searched = ` ${toSearchText(text)} `;
  const stems = [...new Set(searched.trim().split(" ").flatMap(getStems))];
  return (word) => {
    if (searched.includes(` ${word} `)) return fits.whole;
    const own = getStems(word);
    if (stems.some((stem) => own.includes(stem))) return fits.inflected;
    if (searched.includes(` ${word}`)) return fits.beginning;
    const lines = synonymStems.filter((line) => own.some((stem) => line.has(stem)));
    if (lines.some((line) => stems.some((stem) => line.has(stem)))) return fits.synonym;
    return searched.includes(word) ? fits.inside : fits.none;
  };
}
