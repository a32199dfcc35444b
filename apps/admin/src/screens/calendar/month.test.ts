import { expect, test } from "vitest";
import { getDay, getMonth, getNeighbour, getWeeks } from "./month.ts";

test("a month's weeks begin on Monday and hold each of its days once", () => {
  const weeks = getWeeks("2026-11"); // 1 November 2026 is a Sunday
  expect(weeks[0]).toEqual([null, null, null, null, null, null, 1]);
  expect(weeks.at(-1)).toEqual([30, null, null, null, null, null, null]);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(
    getWeeks("2028-02")
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(29);
});

test("months follow each other over the end of a year", () => {
  expect(getNeighbour("2026-12", 1)).toBe("2027-01");
  expect(getNeighbour("2026-01", -1)).toBe("2025-12");
});

test("the day and month of a moment are Istanbul's", () => {
  expect(getDay(new Date("2026-11-30T21:30:00Z"))).toBe("2026-12-01");
  expect(getDay(new Date("2026-11-30T20:30:00Z"))).toBe("2026-11-30");
  expect(getMonth("2026-12-01")).toBe("2026-12");
});
