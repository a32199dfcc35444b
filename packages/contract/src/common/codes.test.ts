import { describe, expect, it } from "vitest";
import { factorCode, readFactorCode, readSixDigits, sixDigitCode } from "./codes.ts";

const fromPoints = (zero: number) => [5, 2, 3, 0, 7, 3].map((digit) => String.fromCodePoint(zero + digit)).join("");
const INVISIBLE = ["\u200b", "\u2060", "\u200e", "\u200f", "\u00ad", "\ufeff", "\u200d", "\u2066", "\u180e", "\ufe0f"];
const DASHES = ["-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212", "\ufe63", "\uff0d", "_", "."];
const SPACES = [" ", "\u00a0", "\u2009", "\u202f", "\u3000", "\t", "\n"];

describe("a code of six digits", () => {
  it.each([...INVISIBLE, ...DASHES, ...SPACES])("is read around and between %j", (mark) => {
    expect(readSixDigits(`${mark}523${mark}073${mark}`)).toBe("523073");
  });

  it.each([
    ...["Kod: 523073", "kodunuz 523 073", "523073.", "“523073”", "'523 073'", "Your code is 523 073!", "G-523073"],
    ...["Kod:523073", "523073 – ilan kodunuz (10 dakika)", "10 dakika içinde 523073", "5️⃣2️⃣3️⃣0️⃣7️⃣3️⃣", "5 2 3 0 7 3"],
  ])("is read from %s", (text) => {
    expect(readSixDigits(text)).toBe("523073");
  });

  it.each([0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1d7ce, 0x1d7d8, 0x1d7f6])(
    "is read in digits from %i",
    (zero) => {
      expect(readSixDigits(fromPoints(zero))).toBe("523073");
    },
  );

  it.each(["", "52307", "5230730", "523 073 1", "523073 523074", "abcdef", "beş yüz"])("is not in %j", (text) => {
    expect(readSixDigits(text)).toBeUndefined();
  });

  it("is refused with the message of its field", () => {
    const schema = sixDigitCode("Kodu yazın");
    expect(schema.parse("٥٢٣ ٠٧٣")).toBe("523073");
    for (const input of ["", "12", `${" ".repeat(300)}523073`, 523073, null])
      expect(schema.safeParse(input).error?.issues.map(({ message }) => message)).toEqual(["Kodu yazın"]);
  });
});

describe("a code of the second factor", () => {
  const recovery = "0123456789abcdef";

  it.each([
    ...["0123-4567-89ab-cdef", "0123 4567 89AB CDEF", "0123456789abcdef", "Kurtarma kodu: 0123-4567-89ab-cdef."],
    ...["0123–4567—89ab‑cdef", "“0123-4567-89ab-cdef”", "01234 56789 abcde f", "０１２３-4567-89ＡＢ-cdef"],
    ...INVISIBLE.map((mark) => `${mark}0123${mark}-4567-89ab-cd${mark}ef`),
  ])("is the recovery code in %j", (text) => {
    expect(readFactorCode(text)).toBe(recovery);
  });

  it("is a recovery code before it is six digits", () => {
    expect(readFactorCode("ab12-cd34-efab-cd56")).toBe("ab12cd34efabcd56");
    expect(readFactorCode("123 456")).toBe("123456");
    expect(readFactorCode("abc")).toBeUndefined();
  });

  it("is judged by the account, whatever it is", () => {
    expect(factorCode.parse(" abc ")).toBe("abc");
    expect(factorCode.parse("")).toBe("");
    expect(factorCode.parse("Kod: 123-456")).toBe("123456");
  });
});
