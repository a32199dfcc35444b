const ZONE = "Europe/Istanbul";
const FIRST_YEAR = 1970;

/** Reads "2024-03-01 09:30:00" as UTC. */
export function toUtc(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  return day === undefined ? undefined : validDate(new Date(`${day}T${time}.000Z`));
}

/** Reads a time of Istanbul, also of the years in which its clock was changed. */
export function toLocal(text: string): Date | undefined {
  const asUtc = toUtc(text);
  if (asUtc === undefined) return undefined;
  const first = new Date(asUtc.getTime() - offsetAt(asUtc));
  return new Date(asUtc.getTime() - offsetAt(first));
}

/** Returns how far Istanbul's clock was ahead of UTC, in milliseconds. */
function offsetAt(moment: Date): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: ZONE,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return local - Math.floor(moment.getTime() / 1000) * 1000;
}

/** Returns a date unless it is none or of before 1970. */
export function validDate(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < FIRST_YEAR ? undefined : date;
}
