import { expect, it } from "vitest";
import { daysBetween, formatDay, formatDays, formatMonth, nextDay } from "./days.ts";

it("formats days, their ranges and months in Turkish", () => {
  expect(formatMonth("2026-11")).toBe("Kasım 2026");
  expect(formatDay("2026-12-01")).toBe("1 Aralık 2026");
  expect(formatDays("2026-12-01", "2026-12-15")).toBe("1–15 Aralık 2026");
  expect(formatDays("2026-11-28", "2026-12-03")).toBe("28 Kasım–3 Aralık 2026");
  expect(formatDays("2026-12-28", "2027-01-03")).toBe("28 Aralık 2026–3 Ocak 2027");
  expect(formatDays("2026-12-01", "2026-12-01")).toBe("1 Aralık 2026");
});

it("counts days over months, years and leap days", () => {
  expect(daysBetween("2026-12-28", "2027-01-03")).toBe(6);
  expect(daysBetween("2027-01-03", "2026-12-28")).toBe(-6);
  expect([nextDay("2026-12-31"), nextDay("2028-02-28")]).toEqual(["2027-01-01", "2028-02-29"]);
});
