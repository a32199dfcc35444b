import { inIstanbul } from "@site/browser/format-date";

const WEEK = 7;

/** Returns the day of a moment in Istanbul, as YYYY-MM-DD. */
export function getDay(moment: Date): string {
  return inIstanbul(moment.getTime()).toISOString().slice(0, 10);
}

/** Returns the month of a day, as YYYY-MM. */
export function getMonth(day: string): string {
  return day.slice(0, 7);
}

/**
 * Returns the next or previous month.
 * @param month as YYYY-MM
 */
export function getNeighbour(month: string, step: 1 | -1): string {
  const first = getFirst(month);
  first.setUTCMonth(first.getUTCMonth() + step);
  return first.toISOString().slice(0, 7);
}

/**
 * Returns the weeks of a month, beginning with Monday. Days of other months are null.
 * @param month as YYYY-MM
 */
export function getWeeks(month: string): (number | null)[][] {
  const first = getFirst(month);
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const day = week * WEEK + weekday - before + 1;
      return day >= 1 && day <= length ? day : null;
    }),
  );
}

function getFirst(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}
