/** Eleven digits of which the first is not zero, with blanks, dots or hyphens between them or without. */
const ELEVEN_DIGITS = /(?<!\d)(?=([1-9](?:[ .-]?\d){10})(?!\d))/gu;

/**
 * Returns whether a text contains a Turkish national number (T.C. kimlik numarası), recognised by its two check digits.
 */
export function holdsNationalNumber(text: string): boolean {
  return [...text.normalize("NFKC").matchAll(ELEVEN_DIGITS)].some(([, found = ""]) =>
    isNationalNumber([...found.replace(/\D/g, "")].map(Number)),
  );
}

/** Checks the tenth and the eleventh digit, as the population registry computes them. */
function isNationalNumber(digits: number[]): boolean {
  const sum = (parts: number[]) => parts.reduce((total, digit) => total + digit, 0);
  const first = digits.slice(0, 9);
  const odd = sum(first.filter((_, index) => index % 2 === 0));
  const even = sum(first.filter((_, index) => index % 2 === 1));
  return (odd * 7 - even + 100) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10];
}
