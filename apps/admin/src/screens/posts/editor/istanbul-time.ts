const MINUTE_MS = 60_000;

/**
 * The browser's own zone plays no part here: libraries that go through it are an hour wrong where its clock changes.
 */
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Istanbul",
  hourCycle: "h23",
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

function getField(time: number): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${year?.padStart(4, "0")}-${month}-${day}T${hour}:${minute}`;
}
