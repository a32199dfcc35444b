const HARD = /[fstkçşhp]$/i;
const BACK = "aıou";
const VOWELS = /[aeıioöuü]/g;
const ENDS_IN_VOWEL = /[aeıioöuü]$/;
/** The close vowel that follows each vowel in a suffix. */
const CLOSE: Readonly<Record<string, string>> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };

/** Returns the city in the ablative: "Ankara’dan", "Siirt’ten". */
export function fromCity(name: string): string {
  return `${name}’${HARD.test(name) ? "t" : "d"}${isBack(name) ? "an" : "en"}`;
}

/** Returns the city in the dative: "Muğla’ya", "Siirt’e". */
export function toCity(name: string): string {
  const vowel = isBack(name) ? "a" : "e";
  return `${name}’${ENDS_IN_VOWEL.test(name) ? "y" : ""}${vowel}`;
}

/** Returns "I am in" with a city: "İzmir’deyim", "Muş’tayım". */
export function iAmInCity(name: string): string {
  return `${name}’${HARD.test(name) ? "t" : "d"}${isBack(name) ? "ayım" : "eyim"}`;
}

/** Returns a place in the accusative: "Bursa’yı", "Muş’u". */
export function placeAsObject(name: string): string {
  return `${name}’${ENDS_IN_VOWEL.test(name) ? "y" : ""}${CLOSE[lastVowelOf(name)]}`;
}

/** Returns the particle "too" after a word: "Bursa’yı da", "İzmir’i de". */
export function tooAfter(word: string): "da" | "de" {
  return isBack(word) ? "da" : "de";
}

/** Returns whether the last vowel is a back vowel, which decides Turkish vowel harmony. */
function isBack(name: string): boolean {
  return BACK.includes(lastVowelOf(name));
}

function lastVowelOf(name: string): string {
  return name.toLocaleLowerCase("tr").match(VOWELS)?.at(-1) ?? "e";
}
