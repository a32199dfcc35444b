import { expect, it } from "vitest";
import { growthText } from "./growth-text.ts";

it.each([
  [0, 0, 0, "Son 60 günde yeni kayıt yok"],
  [6, 0, 100, "Son 30 günde 6 yeni kayıt; önceki 30 günde hiç yok"],
  [4, 4, 0, "Yeni kayıt önceki 30 günle aynı"],
  [8, 4, 100, "Son 30 günde yeni kayıt %100 arttı"],
  [2100, 100, 2000, "Son 30 günde yeni kayıt %2.000 arttı"],
  [0, 4, -100, "Son 30 günde yeni kayıt %100 azaldı"],
])("%d new records after %d", (recent, before, percent, text) => {
  expect(growthText({ recent, before }, percent)).toBe(text);
});
