import { describe, expect, it } from "vitest";
import { cleanFilter, cleanMarkup, cleanPhone, cleanText } from "./clean-text.ts";

describe("a text", () => {
  it.each([
    ["an unpaired surrogate", "Ali \ud83d ve \udc00", "Ali \ufffd ve \ufffd"],
    ["decomposed letters", "Şükrü Çiğdem İnönü".normalize("NFD"), "Şükrü Çiğdem İnönü"],
    ["marks of direction", "\u202a+90 532\u202c \u2066a\u2069 \u200eb\u200f", "+90 532 a b"],
    ["zero-width characters", "A\u200by\ufeffş\u2060e \u00adYıl\u00admaz", "Ayşe Yılmaz"],
    ["joiners between Latin letters", "a\u200db\u200cc \u200d", "abc "],
    ["line breaks of word processors", "bir\u000biki\u000cüç\u0085dört", "bir\niki\nüç\ndört"],
    ["control characters", "A\u0001y\u001b[1mş\u007fe\u0098\uffff\tx\r\n", "Ay[1mşe\tx\r\n"],
    ["hidden tags", "Merhaba\u{e0041}\u{e0042}", "Merhaba"],
  ])("is cleaned of %s", (_, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  it.each([
    "👩‍👩‍👧",
    "❤️",
    "🧑🏽‍⚖️",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "می\u200cخواهم",
    "क्\u200dष",
    "שלום",
    "1️⃣",
  ])("keeps %s", (text) => expect(cleanText(text)).toBe(text));

  it("with markup keeps what sets type", () => {
    expect(cleanMarkup("<p>bilir\u00adkişi \u200eabc\u202e\ud83d</p>")).toBe("<p>bilir\u00adkişi \u200eabc\ufffd</p>");
  });

  it("keeps thirty marks of a letter, in linear time", () => {
    const stacked = `a${"\u0301\u0327".repeat(100_000)}`;
    expect(cleanText(stacked).length).toBeLessThan(32);
    expect(cleanText("\u{e0041}".repeat(200_000))).toBe("");
  });
});

it("a phone number is cleaned of what contacts and office programs add", () => {
  expect(cleanPhone("\u202a+90\u00a0532\u2011123 45–67\u202c")).toBe("+90 532-123 45-67");
  expect(cleanPhone("\uff0b\uff19\uff10\u200d5321234567")).toBe("+905321234567");
});

it("a filter without anything visible is none", () => {
  expect(["\u200b", "\u00ad", "\u202e\u2066", "\u3164", "\u2800", "\u{e0041}"].map(cleanFilter)).toEqual(
    Array(6).fill(""),
  );
  expect(cleanFilter(" \u202adava\u202c ")).toBe("dava");
});
