/** Texts are read as often as they may be encoded: "%2540" is "%40", which is "@". */
const MAX_ENCODINGS = 4;

/** E-mail addresses, also as people hide them from programs: "ali(at)example.org", "ali at example dot org". */
const EMAIL = /@|&#(?:64|x40);|[([{<]\s*(?:at|et)\s*[)\]}>]|(?<!\p{L})at(?!\p{L}).*(?<!\p{L})(?:dot|nokta)(?!\p{L})/iu;

/** Signs that may stand between the digits of one number. */
const BETWEEN = "[\\s().,:*+/_|~·•\\-\u2010-\u2015]{0,3}";
/** A number that may belong to a person: an identity, phone or case number. */
const NUMBER = new RegExp(`\\p{Nd}(?:${BETWEEN}\\p{Nd}){5}`, "u");
/** Dates from 1900 to 2099 as "2026-11-27", "2026-11" and "27.11.2026"; no part of a longer number. */
const SIGN = "[-./_ ]";
const [YEAR, MONTH, DAY] = ["(?:19|20)\\d\\d", "(?:0?[1-9]|1[0-2])", "(?:0?[1-9]|[12]\\d|3[01])"];
const ALONE = { before: `(?<!\\p{Nd}${BETWEEN})`, after: `(?!${BETWEEN}\\p{Nd}(?:${BETWEEN}\\p{Nd}){2}|\\p{Nd})` };
const DATE = new RegExp(
  `${ALONE.before}(?:${YEAR}${SIGN}${MONTH}(?:${SIGN}${DAY})?|${DAY}${SIGN}${MONTH}${SIGN}${YEAR})${ALONE.after}`,
  "gu",
);

/** Keys and tokens: UUID, hexadecimal, JSON Web Token, and words longer than any that people write. */
const TOKEN = new RegExp(
  [
    "[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}",
    "(?<![\\p{L}\\p{N}])(?=[a-f]*\\d)[0-9a-f]{16,}(?![\\p{L}\\p{N}])",
    "eyj[\\w-]{8,}\\.[\\w-]{8,}",
    "(?=[\\p{L}]*\\d)[\\p{L}\\p{N}]{24,}",
    "[\\p{L}\\p{N}]{40,}",
  ].join("|"),
  "iu",
);
/** Letters and signs of base64url, as many as 15 bytes take. */
const LONG_RUN = /[\w-]{20,}/g;
/** Where a digit follows a letter, a letter a digit or a capital a small letter, which words and dates seldom have. */
const CHANGE = /(?<=\d)[A-Za-z]|(?<=[A-Za-z])\d|(?<=[a-z])[A-Z]/g;
const MAX_CHANGES = 4;

/**
 * Returns whether a text may hold an e-mail address, a number of a person or a token, in any spelling: encoded for an
 * address, with full-width or other digits, hidden from programs. Dates are none.
 */
export function holdsPersonalData(text: string): boolean {
  const readings = [text.normalize("NFKC")];
  for (let n = 0; n < MAX_ENCODINGS; n += 1) readings.push(decode(readings.at(-1) ?? "").normalize("NFKC"));
  return readings.some(
    (reading) =>
      EMAIL.test(reading) || TOKEN.test(reading) || isMixed(reading) || NUMBER.test(reading.replace(DATE, " x ")),
  );
}

function isMixed(text: string): boolean {
  return (text.match(LONG_RUN) ?? []).some((run) => (run.match(CHANGE)?.length ?? 0) > MAX_CHANGES);
}

/** Decodes what is valid; of the rest single ASCII characters. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
