import { expect, it } from "vitest";
import { isPlainTitle } from "./plain-title.ts";

const names = ["Adalet Bakanlığı", "Zabıt Kâtibi", "Ankara", "Çankaya", "İzmir"];

it.each([
  "Ankara’dan İzmir’e Zabıt Kâtibi becayişi",
  "ANKARA - İZMİR BECAYİŞ",
  "ankaradan izmire zabıt katibi",
  "Ankara ile İzmir arasında becayiş",
  "Ankara, Çankaya → İzmir",
])("%j says who wants to go where", (title) => {
  expect(isPlainTitle(title, names)).toBe(true);
});

it.each([
  "Ankara’dan Bursa’ya becayiş",
  "Ankara’dan İzmir’e, ücretli",
  "İzmir’e becayiş, 0532 000 00 00",
  "İzmir becayiş ayse@example.org",
  "İzmirspor becayiş",
  "Ankara’dan İzmir’e 💰💰💰 para",
  "Ankara İzmir becayiş 💰💰",
  "Ankara i n a n a e un becayiş",
  "Ankara\u200bdan İzmir’e аdаlet",
])("%j says more", (title) => {
  expect(isPlainTitle(title, names)).toBe(false);
});
