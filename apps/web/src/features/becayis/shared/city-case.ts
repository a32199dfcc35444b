const HARD = /[fstkçşhp]$/i;
const BACK = "aıou";
const VOWELS = /[aeıioöuü]/g;

/** "Ankara’dan", "Siirt’ten" */
export function fromCity(name: string): string {
  return `${name}’${HARD.test(name) ? "t" : "d"}${isBack(name) ? "an" : "en"}`;
}

/** "Muğla’ya", "Siirt’e" */
export function toCity(name: string): string {
  const vowel = isBack(name) ? "a" : "e";
  return `${name}’${/[aeıioöuü]$/.test(name) ? "y" : ""}${vowel}`;
}

/** By vowel harmony the last vowel decides. */
function isBack(name: string): boolean {
  return BACK.includes(name.toLocaleLowerCase("tr").match(VOWELS)?.at(-1) ?? "e");
}
