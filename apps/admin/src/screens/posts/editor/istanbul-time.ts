const MINUTE_MS = 60_000;

/**
 * Formats a time in Istanbul as in date fields, except for a space. It does not use the browser's zone: libraries that
 * do are an hour wrong when the clock of that zone changes.
 */
const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Istanbul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * Returns the value of a date-time field in Istanbul time; "" for null.
 * @param moment ISO 8601 in UTC
 */
export function toIstanbulField(moment: string | null): string {
  return moment === null ? "" : getField(Date.parse(moment));
}

/**
 * Parses the value of a date-time field in Istanbul time. Returns ISO 8601 in UTC, or null while the value is
 * incomplete.
 * A time skipped by a clock change is read with the offset after the change.
 */
export function fromIstanbulField(value: string): string | null {
  const wall = Date.parse(`${value}Z`);
  if (Number.isNaN(wall)) return null;
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess)).toISOString();
}

/** Returns Istanbul's offset from UTC in milliseconds. */
function offsetAt(time: number): number {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${getField(minute)}Z`) - minute;
}

/**
 * Returns a time as the value of a date-time field. The Swedish format is used because `formatToParts` takes several
 * times as long.
 */
function getField(time: number): string {
  return format.format(time).replace(" ", "T").padStart("0000-00-00T00:00".length, "0");
}
