/**
 * Reads all codes of the product: mailed codes, those of authenticators, and recovery codes. People paste them with
 * spaces, dashes, quotes, invisible marks and labels ("Kod: 523 073."), and type the digits of their own keyboard.
 */
import { z } from "zod";
import { text } from "./atoms.ts";

/** The most characters of a pasted code with its label, quotes or sentence. */
const MAX_PASTED = 200;
const INVISIBLE = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const SEPARATORS = "[^\\p{L}\\p{N}]*";
/** Sixteen hexadecimal digits, grouped in any way. */
const RECOVERY_CODE = new RegExp(`(?<![\\p{L}\\p{N}])[0-9a-f](?:${SEPARATORS}[0-9a-f]){15}(?![\\p{L}\\p{N}])`, "u");
const SIX_IN_A_ROW = /(?<!\d)\d{6}(?!\d)/g;

/** Returns the six digits in a text; undefined if there are none, or more digits of which no six are together. */
export function readSixDigits(given: string): string | undefined {
  const plain = toPlain(given);
  const digits = plain.replace(/\D/g, "");
  if (digits.length === 6) return digits;
  const [first, ...others] = plain.match(SIX_IN_A_ROW) ?? [];
  return others.length === 0 ? first : undefined;
}

/**
 * Returns a recovery code in the form that is hashed, or the six digits of an authenticator; undefined for anything
 * else.
 */
export function readFactorCode(given: string): string | undefined {
  const [recovery] = RECOVERY_CODE.exec(toPlain(given)) ?? [];
  return recovery?.replace(/[^0-9a-f]/g, "") ?? readSixDigits(given);
}

/** Returns a text in compatible lower-case characters with ASCII digits and without invisible characters. */
function toPlain(given: string): string {
  return given
    .normalize("NFKC")
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(/\p{Nd}/gu, toAsciiDigit);
}

/** Returns the value of a decimal digit of any script: Unicode encodes the ten of each in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value % 10);
}

/** A code of six digits. @param required the message for anything else */
export function sixDigitCode(required: string) {
  return z
    .string(required)
    .max(MAX_PASTED, required)
    .transform((given) => readSixDigits(given) ?? "")
    .pipe(z.string().regex(/^\d{6}$/, required))
    .meta({ pattern: "^\\d{6}$" });
}

/** A code of an authenticator or a recovery code, or an empty text. Anything else is kept, and is then a wrong code. */
export const factorCode = text(MAX_PASTED, "Bu alan gereklidir", "Kod çok uzun").transform(
  (given) => readFactorCode(given) ?? given,
);
