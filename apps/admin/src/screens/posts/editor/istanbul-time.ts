const MINUTE_MS = 60_000;

/**
 * The browser's own zone plays no part here: libraries that go through it are an hour wrong where its clock changes.
 */
const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Istanbul",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns the value of a date-time field in Istanbul time; "" for null. @param moment ISO 8601 in UTC */
export function toIstanbulField(moment: string | null): string {
  return moment === null ? "" : getField(Date.parse(moment));
}

/**
 * Parses a date-time field in Istanbul time. Returns ISO 8601 in UTC; null while the value is incomplete. An hour that
 * a change of the clock left out is read by the offset after it.
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

/** Sweden writes dates as fields do, but for a space: parts of a date would take several times as long. */
function getField(time: number): string {
  return format.format(time).replace(" ", "T").padStart("0000-00-00T00:00".length, "0");
}
