import { expect, it } from "vitest";
import { boundedWait, readRetryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-27T09:00:00Z");

it.each([
  ["60", 60],
  [" 120 ", 120],
  ["999999999999999999999", 86_400],
  ["Fri, 27 Nov 2026 09:01:30 GMT", 90],
  ["Friday, 27-Nov-26 09:01:30 GMT", 90],
  ["Fri Nov 27 09:01:30 2026 GMT", 90],
  ["Sat, 27 Nov 2027 09:00:00 GMT", 86_400],
  ["Fri, 27 Nov 2026 08:00:00 GMT", 0],
  ["-5", 0],
  ["1.5", 0],
  ["soon", 0],
  ["Soon, later", 0],
  ["2026", 2_026],
  ["", 0],
  [undefined, 0],
])("reads %s as a wait of %d seconds", (header, seconds) => expect(readRetryAfter(header, now)).toBe(seconds));

it("bounds what other services ask for", () => {
  expect([Number.NaN, -1, 0.2, 7, 1e12, Number.POSITIVE_INFINITY].map(boundedWait)).toEqual([
    0, 0, 1, 7, 86_400, 86_400,
  ]);
});
