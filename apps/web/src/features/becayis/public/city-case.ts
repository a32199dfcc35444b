const HARD = /[fstkçşhp]$/i;
const BACK = "aıou";
const VOWELS = /[aeıioöuü]/g;

/** Returns the city in the ablative: "Ankara’dan", "Siirt’ten". */
export function fromCity(name: string): string {
  return `${name}’${HARD.test(name) ? "t" : "d"}${isBack(name) ? "an" : "en"}`;
}

/** Returns the city in the dative: "Muğla’ya", "Siirt’e". */
export function toCity(name: string): string {
  const vowel = isBack(name) ? "a" : "e";
  return `${name}’${/[aeıioöuü]$/.test(name) ? "y" : ""}${vowel}`;
}

/** Returns true if the last vowel is a back vowel, which decides Turkish vowel harmony. */
function isBack(name: string): boolean {
  return BACK.includes(name.toLocaleLowerCase("tr").match(VOWELS)?.at(-1) ?? "e");
}
