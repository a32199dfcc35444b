import { expect, test } from "vitest";
import { toChangeText, toPercent } from "./change-text.ts";

test.each([
  [0, 0, "iki dönemde de hiç yok"],
  [5, 0, "önceki dönemde hiç yok"],
  [5, 5, "önceki dönemle aynı"],
  [15, 10, "önceki döneme göre %50 fazla"],
  [0, 10, "önceki döneme göre %100 az"],
])("%i after %i: %s", (count, previous, text) => expect(toChangeText(count, previous)).toBe(text));

test("a part of nothing has no percentage", () => {
  expect([toPercent(1, 4), toPercent(0, 0)]).toEqual(["%25", "–"]);
});
