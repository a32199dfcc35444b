import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  emailAddress,
  filterText,
  id,
  imageAddress,
  personName,
  recordKey,
  requiredText,
  slug,
  slugParam,
  text,
  toNumber,
  webAddress,
} from "./atoms.ts";

const accepts = (schema: z.ZodType, values: unknown[]) => values.filter((value) => !schema.safeParse(value).success);
const refuses = (schema: z.ZodType, values: unknown[]) => values.filter((value) => schema.safeParse(value).success);
const getMessage = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it("an id fits the database's integer", () => {
  expect(accepts(id, [1, 2_147_483_647])).toEqual([]);
  expect(refuses(id, [0, -1, 1.5, 2_147_483_648, "1", Number.NaN, null])).toEqual([]);
});

it("a record key of digits is an id, any other a name", () => {
  expect(["7", "0", "hero", "7a", "-1", "2147483648", "99999999999999999999"].map(toNumber)).toEqual([
    7,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(getMessage(recordKey, "")).toBe("Kayıt gereklidir");
});

describe("a text", () => {
  it("is trimmed, bounded and free of NUL", () => {
    expect(text(3).parse(" abc ")).toBe("abc");
    expect(getMessage(text(3), "abcd")).toBe("En fazla 3 karakter girebilirsiniz");
    expect(refuses(text(9), ["a\u0000b", 5, null, undefined, { not: "" }])).toEqual([]);
  });

  it("is visible and changes no direction", () => {
    expect(refuses(text(99), ["\u3164", "\u2800\u2800"])).toEqual([]);
    expect(accepts(text(99), ["", "  ", "👩‍👩‍👧", "Işıl\u200b", "a\nb", "שלום", "\u200eabc"])).toEqual([]);
    expect(text(99).parse("\u202egnp.exe a\u2066b")).toBe("gnp.exe ab");
    for (const invisible of ["\u200b", "\u200b \u2060\ufeff", "\u00ad", "\u{e0020}", "\u202e"]) {
      expect(text(99).parse(invisible)).toBe("");
      expect(getMessage(requiredText(9, "Ad gereklidir"), invisible)).toBe("Ad gereklidir");
    }
  });

  it("is counted as it is stored: composed, and without what is dropped", () => {
    expect(text(3).parse("ÜŞİ".normalize("NFD"))).toBe("ÜŞİ");
    expect(text(3).parse("\u202aabc\u202c\u200b")).toBe("abc");
    expect(getMessage(text(9).min(2, "kısa"), "Ü".normalize("NFD"))).toBe("kısa");
    expect(text(3).parse("a\ud83db")).toBe("a\ufffdb");
    expect(getMessage(text(3), `a${"\u0301\u0327".repeat(300_000)}`)).toBe("En fazla 3 karakter girebilirsiniz");
  });

  it("that is required reports missing and blank values", () => {
    for (const value of [undefined, "", "   "])
      expect(getMessage(requiredText(9, "Ad gereklidir"), value)).toBe("Ad gereklidir");
  });
});

it("a person's name is one line without links and contact details", () => {
  const name = personName(99, "Ad gereklidir");
  expect(
    accepts(name, ["Ayşe", "Av.Mehmet Can", "A Yılmaz", "Dr. Ali", "Jean-Luc O'Neil", "Ali.Comert", "M. de Tr"]),
  ).toEqual([]);
  expect(
    refuses(name, [
      "Ayşe\nBcc: x",
      "a\u2028b",
      "http://evil.example",
      "www.evil",
      "Kazandınız evil.com/ödül",
      "EVIL.COM",
      "ｅｖｉｌ．ｃｏｍ",
      "bit.ly/x",
      "ödül.net",
      "ARAYIN 0532 999 88 77",
      "Ayşe 7",
      "Ayşe ٥٣٢",
      "ayse@example",
      "ayse et gmail nokta com",
    ]),
  ).toEqual([]);
});

it("a slug has lower-case letters, digits and single hyphens", () => {
  expect(accepts(slug(20), ["a", "a-1", "657-sayili"])).toEqual([]);
  expect(refuses(slug(20), ["A", "ş", "a--b", "-a", "a-", "a b", "a/b", "a".repeat(21)])).toEqual([]);
  expect(getMessage(slug(20), "")).toBe("Slug gereklidir");
});

it("an image address is a path or http", () => {
  expect(
    accepts(imageAddress, ["", "/images/a.webp", "https://example.org/a.png", "http://example.org/a.png"]),
  ).toEqual([]);
  expect(
    refuses(imageAddress, [
      "a.png",
      "//example.org/a.png",
      "javascript:alert(1)",
      "data:image/png;base64,x",
      "ftp://example.org/a.png",
      "/\\example.org/a.png",
      "\\\\example.org",
      "/a\\b.png",
      "/\t/example.org/a.png",
      "java\nscript:alert(1)",
      "ht\ntp://example.org",
      "https:\\\\example.org",
      "/a\u0085b",
      "java\u0001script:alert(1)",
      "/\u007f/example.org/a.png",
      "blob:https://example.org/a",
    ]),
  ).toEqual([]);
  expect(imageAddress.parse("/a\u007f")).toBe("/a");
});

it("a web address is http or empty", () => {
  expect(accepts(webAddress, ["", "https://example.org", "http://localhost:3000/a?b=c"])).toEqual([]);
  expect(
    refuses(webAddress, [
      "example.org",
      "javascript:alert(1)",
      "/blog",
      "//example.org",
      "https://example.org\\@evil.example",
      "https://exa\tmple.org",
      "data:text/html,a",
      "mailto:a@example.org",
    ]),
  ).toEqual([]);
});

it("a filter that shows nothing counts as missing", () => {
  for (const nothing of ["", " ", "\u200b", "\u202e", "\u3164"]) expect(filterText.parse(nothing)).toBeUndefined();
  expect(filterText.parse(" \u202adava\u202c")).toBe("dava");
  expect(slugParam.parse("\u2800")).toBe("");
  expect(refuses(filterText, ["\u0000", "a\u0000b"])).toEqual([]);
  expect(getMessage(filterText, "a".repeat(201))).toBe("En fazla 200 karakter girebilirsiniz");
});

it("an e-mail address is validated", () => {
  expect(accepts(emailAddress("x"), ["a@example.org", " ad.soyad+x@example.org "])).toEqual([]);
  expect(
    refuses(emailAddress("x"), [
      "",
      "a",
      "a@b",
      "a@@example.org",
      "a@example.org\u0000",
      `${"a".repeat(250)}@example.org`,
    ]),
  ).toEqual([]);
  expect(getMessage(emailAddress("Geçerli bir email adresi girin"), "a")).toBe("Geçerli bir email adresi girin");
});
