import { toSearchText } from "@site/contract/common/text";

/** Words that people use for one thing, folded as `toSearchText` does. A search for one finds all of its line. */
const synonyms: readonly (readonly string[])[] = [
  "sifre parola password",
  "eposta posta mail email",
  "uye kullanici",
  "yasakla engelle banla pasif",
  "cop silinen sil trash",
  "karanlik koyu gece dark",
  "aydinlik acik light",
  "404 bulunamayan kirik",
  "yonlendir 301 redirect",
  "favicon simge ikon",
  "gorsel resim fotograf",
  "yapay ai gemini",
  "captcha turnstile robot dogrulama",
  "yedek backup arsiv",
  "bulten abone takip",
  "kisayol klavye tus",
  "slayt slider",
  "hiz dakika",
  "duraklat durdur beklet",
  "sure zaman gun",
].map((line) => line.split(" "));

/** Suffixes of Turkish words as folding leaves them, after at least three letters. */
const SUFFIX = new RegExp(
  `(?<=.{3})(?:${[
    "lari leri lama leme lanma lenme masi mesi nin nun dan den tan ten yla yle lik luk lig lug siz suz lar ler mak mek",
    "la le li lu ma me da de ta te si su ni nu ya ye yi yu in un im um i u a e",
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);
/** The last letters of stems before vowels, as they are alone: "kitab-" of "kitap". */
const HARD: Record<string, string> = { b: "p", d: "t", g: "k" };

/** Returns the stem of a folded word: what remains without suffixes. It need not be a word: only stems are compared. */
export function getStem(word: string): string {
  const shorter = word.replace(SUFFIX, "");
  return shorter === word ? word.replace(/[bdg]$/, (letter) => HARD[letter] ?? letter) : getStem(shorter);
}

const stemSynonyms = new Map(
  synonyms.flatMap((line) => line.map((word) => [getStem(word), line.map(getStem)] as const)),
);

/** Returned for a word that a text lacks. */
export const NO_MATCH = Number.POSITIVE_INFINITY;

/**
 * Returns a function that tells how well a text has a word of the search: 0 as a whole word, 1 with other suffixes, 2 as
 * the beginning of a word, 3 as a synonym, 4 inside a word, `NO_MATCH` not at all.
 */
export function createMatcher(text: string): (word: string) => number {
  const searched = ` ${toSearchText(text)} `;
  const stems = new Set(searched.trim().split(" ").map(getStem));
  return (word) => {
    if (searched.includes(` ${word} `)) return 0;
    const stem = getStem(word);
    if (stems.has(stem)) return 1;
    if (searched.includes(` ${word}`)) return 2;
    if (stemSynonyms.get(stem)?.some((other) => stems.has(other))) return 3;
    return searched.includes(word) ? 4 : NO_MATCH;
  };
}
