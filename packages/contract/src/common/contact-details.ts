const HIDDEN = "•••";

/** Separators between digits: signs or their names. Their number is bounded, so that the time is linear. */
const SIGN = String.raw`[\s().\-/_*|,~·•]`;
const SIGN_NAME = "(?:nokta|virgül|tire|çizgi|boşluk|bosluk|eksi|dot|dash)";
const GAP = `${SIGN}{0,6}(?:${SIGN_NAME}${SIGN}{1,6})?`;
const digits = (count: string) => `(?:${GAP}\\d){${count}}`;

/**
 * Phone numbers: Turkish ones with a prefix (+90, 0), mobile ones without it, international ones with a plus, and ten
 * to fourteen consecutive digits. Subscriber numbers start with 2 to 5 or 8 (numbering plan of the BTK).
 */
const PHONE = new RegExp(
  [
    `(?<!\\d)(?:(?:\\+|00)${GAP})?9${GAP}0${GAP}(?:0${GAP})?[2-58]${digits("9")}(?!\\d)`,
    `(?<!\\d)\\(?0${GAP}[2-58]${digits("9")}(?!\\d)`,
    `(?<!\\d)\\(?5${digits("9")}(?!\\d)`,
    `\\+\\d${digits("7,13")}(?!\\d)`,
    "(?<!\\d)\\d{10,14}(?!\\d)",
  ].join("|"),
  "giu",
);

/** Dates and amounts of money, which are not phone numbers. */
const ORDINARY = new RegExp(
  [
    "(?<!\\d)\\d{1,2}([./-])\\d{1,2}\\1(?:19|20)\\d{2}(?!\\d)",
    "(?<!\\d)(?:19|20)\\d{2}([./-])\\d{1,2}\\2\\d{1,2}(?!\\d)",
    "(?<![\\d.])\\d{1,3}(?:\\.\\d{3}){0,3}\\.\\d00(?:,\\d{1,2})?(?!\\d|\\.\\d|[\\s\\-/]\\d{2}[\\s\\-/]?\\d{2}(?!\\d))",
  ].join("|"),
  "gu",
);

const SPACE = "\\s{0,3}";
const OPEN = `[(\\[{<]${SPACE}`;
const CLOSE = `${SPACE}[)\\]}>]`;
const LABEL = "[\\p{L}\\p{N}-]{1,63}";
const LOCAL = "(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,200}";
const AT_SIGN = `${SPACE}(?:@|${OPEN}(?:@|at|et|kuyruklu\\s?a)${CLOSE})${SPACE}`;
const AT_WORD = "\\s{1,3}(?:at|et|kuyruklu\\s?a)\\s{1,3}";
const DOT = `(?:${SPACE}(?:\\.|${OPEN}(?:\\.|dot|nokta)${CLOSE})${SPACE}|\\s{1,3}(?:dot|nokta)\\s{1,3})`;
/** "et" is also a Turkish word: it counts as @ only before a known address ending. */
const ENDING = "(?:com|net|org|edu|gov|info|biz|tr|me|io|co|eu|de)(?![\\p{L}\\p{N}])";
const EMAIL = new RegExp(
  `${LOCAL}(?:${AT_SIGN}${LABEL}(?:${DOT}${LABEL}){1,5}|` +
    `${AT_WORD}${LABEL}(?:${DOT}${LABEL}){0,3}?(?:${DOT}${ENDING}){1,3})`,
  "giu",
);
/** A quick test for any form of @, which most texts do not have. */
const AT = /@|[\s([{<](?:at|et|kuyruklu)(?!\p{L})/iu;

/** Characters without visible output: format characters, joiners and fillers. */
const UNSEEN = /[\p{Cf}\p{DI}]/u;
const DASH = /[\p{Pd}\u2212]/u;
const OTHER_FORM = /[\p{Cf}\p{DI}\u2212]|(?!-)\p{Pd}|(?![0-9])\p{Nd}/u;

/** A normalised text, with the position of each character in the original. */
interface Reading {
  text: string;
  /** Returns the original position of the normalised character `at`. */
  toStart: (at: number) => number;
  getEnd: (at: number) => number;
}

/** Normalises a text (NFKC digits and dashes) and removes invisible characters. */
function read(written: string): Reading {
  if (written.normalize("NFKC") === written && !OTHER_FORM.test(written))
    return { text: written, toStart: (at) => at, getEnd: (at) => at };
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const sign of written) {
    const end = place + sign.length;
    if (!UNSEEN.test(sign)) {
      const shown = sign
        .normalize("NFKC")
        .replace(DASH, "-")
        // digits of other scripts map to 5: the value is irrelevant, and most numbers start with 5
        .replace(/(?![0-9])\p{Nd}/u, "5");
      for (let unit = 0; unit < shown.length; unit++) {
        starts.push(place);
        ends.push(end);
      }
      text += shown;
    }
    place = end;
  }
  return { text, toStart: (at) => starts[at] ?? written.length, getEnd: (at) => ends[at - 1] ?? 0 };
}

/** Returns whether a text contains a phone number or e-mail address. */
export function holdsContactDetails(text: string): boolean {
  return maskContactDetails(text) !== text;
}

/** Masks phone numbers and e-mail addresses in any notation, in linear time. */
export function maskContactDetails(written: string): string {
  const { text, toStart, getEnd } = read(written);
  const mails = (AT.test(text) ? [...text.matchAll(EMAIL)] : []).map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const numbers = text.replace(ORDINARY, (found) => "x".repeat(found.length));
  const phones = [...numbers.matchAll(PHONE)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  const found = [...mails, ...phones].sort((a, b) => a.start - b.start);
  let masked = "";
  let done = 0;
  for (const { start, end } of found) {
    if (getEnd(end) <= done) continue;
    if (toStart(start) >= done) masked += written.slice(done, toStart(start)) + HIDDEN;
    done = getEnd(end);
  }
  return masked + written.slice(done);
}

/** Digits with what is between them. */
const DIGITS = /\p{N}(?:[^\p{L}]*\p{N})?/gu;

/** Returns a first name for others: without contact details and digits. */
export function maskFirstName(firstName: string): string {
  return maskContactDetails(firstName).replace(DIGITS, HIDDEN);
}
