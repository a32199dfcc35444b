import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = "Europe/Istanbul";

/** Returns the value of a date-time field in Istanbul time; "" for null. @param moment ISO 8601 in UTC */
export function toIstanbulField(moment: string | null): string {
  return moment === null ? "" : dayjs(moment).tz(ZONE).format("YYYY-MM-DDTHH:mm");
}

/** Parses a date-time field in Istanbul time. Returns ISO 8601 in UTC; null while the value is incomplete. */
export function fromIstanbulField(value: string): string | null {
  return value === "" ? null : dayjs.tz(value, ZONE).toISOString();
}
