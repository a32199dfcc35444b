import { expect, test } from "vitest";
import { toDueText } from "./due-text.ts";

/** Friday, 23:30 in Istanbul. */
const now = Date.parse("2026-11-27T20:30:00Z");

test.each([
  ["2026-11-27T06:05:00Z", "Bugün 09:05"],
  ["2026-11-27T21:00:00Z", "Yarın 00:00"],
  ["2026-11-26T20:59:00Z", "Dün 23:59"],
  ["2026-11-29T06:00:00Z", "Pazar 09:00"],
  ["2026-12-03T20:59:00Z", "Perşembe 23:59"],
  ["2026-12-03T21:00:00Z", "4 Aralık 2026 00:00"],
  ["2026-11-25T06:00:00Z", "25 Kasım 2026 09:00"],
])("%s is %s", (moment, text) => {
  expect(toDueText(moment, now)).toBe(text);
});
