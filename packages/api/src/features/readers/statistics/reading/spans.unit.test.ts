import { expect, it } from "vitest";
import { splitPeriod } from "./spans.ts";

const CLOSED = "2026-09-01";

it.each([
  ["without a closed month", { from: "2026-01-01", to: "2026-12-31" }, undefined, ["2026-01-01/2026-12-31"], []],
  ["inside a month", { from: "2026-03-02", to: "2026-03-31" }, CLOSED, ["2026-03-02/2026-03-31"], []],
  ["of a whole month", { from: "2026-02-01", to: "2026-02-28" }, CLOSED, [], ["2026-02-01"]],
  [
    "that begins and ends inside months",
    { from: "2025-12-15", to: "2026-03-10" },
    CLOSED,
    ["2025-12-15/2025-12-31", "2026-03-01/2026-03-10"],
    ["2026-01-01", "2026-02-01"],
  ],
  [
    "that goes on after the closed months",
    { from: "2026-08-01", to: "2026-11-26" },
    CLOSED,
    ["2026-10-01/2026-11-26"],
    ["2026-08-01", "2026-09-01"],
  ],
])("a period %s", (_, period, closed, days, months) => {
  const spans = splitPeriod(period, closed);
  expect(spans.days.map(({ from, to }) => `${from}/${to}`)).toEqual(days);
  expect(spans.months).toEqual(months);
});
