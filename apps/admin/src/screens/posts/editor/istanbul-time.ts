import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = "Europe/Istanbul";

/** A moment as a date-time field shows it: the clock in Istanbul. @param moment ISO 8601 in UTC; "" for none */
export function toIstanbulField(moment: string | null): string {
  return moment === null ? "" : dayjs(moment).tz(ZONE).format("YYYY-MM-DDTHH:mm");
}

/** The moment a date-time field means, as ISO 8601 in UTC; null while it is incomplete. */
export function fromIstanbulField(value: string): string | null {
  return value === "" ? null : dayjs.tz(value, ZONE).toISOString();
}
