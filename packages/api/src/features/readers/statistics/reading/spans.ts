import type { PeriodInput } from "@site/contract/readers/statistics/admin-schema";
import { DAY_MS } from "../../../../core/database/clock.ts";

/** A period as whole months whose sums are written, and the days beside them. */
interface Spans {
  days: PeriodInput[];
  /** First days of the months, as YYYY-MM-DD. */
  months: string[];
}

/** Returns the day a number of days after another. */
export function moveDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function getNextMonth(day: string): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Splits a period. @param closed first day of the last month whose sums are written; undefined for none */
export function splitPeriod({ from, to }: PeriodInput, closed: string | undefined): Spans {
  const first = from.endsWith("-01") ? from : getNextMonth(from);
  const months: string[] = [];
  let next = first;
  while (closed !== undefined && next <= closed && getNextMonth(next) <= moveDay(to, 1)) {
    months.push(next);
    next = getNextMonth(next);
  }
  if (months.length === 0) return { days: [{ from, to }], months };
  const around = [
    { from, to: moveDay(first, -1) },
    { from: next, to },
  ];
  return { days: around.filter((span) => span.from <= span.to), months };
}
