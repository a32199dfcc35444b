/** Formats a month in Turkish: Kasım 2026. @param month as in "2026-11" */
export function formatMonth(month: string): string {
  return inUtc({ month: "long", year: "numeric" }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats a day in Turkish: 21 Kasım 2026. @param day as in "2026-11-21" */
export function formatDay(day: string): string {
  return inUtc({ day: "numeric", month: "long", year: "numeric" }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats the days from one to another: "1–15 Aralık 2026", "28 Kasım–3 Aralık 2026". */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatDay(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${formatDay(last)}`;
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatDay(first)}–${formatDay(last)}`;
  return `${inUtc({ day: "numeric", month: "long" }).format(new Date(`${first}T00:00:00Z`))}–${formatDay(last)}`;
}

/** Returns the number of days from one day to another; negative if that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Returns the day that follows. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** Formats days as UTC, because they have no time zone and must not be shifted. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("tr-TR", { ...options, timeZone: "UTC" });
