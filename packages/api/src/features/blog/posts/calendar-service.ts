import type { CalendarEvent, CalendarInput } from "@site/contract/blog/posts/calendar-schema";
import type { App } from "../../../core/app.ts";
import { LIST_CALENDAR } from "./queries.ts";

/** Returns the publications of a month and their ends, in order of time. */
export async function listCalendar(app: App, { month }: CalendarInput): Promise<CalendarEvent[]> {
  const { rows } = await app.db.pool.query<CalendarEvent>(LIST_CALENDAR, [`${month}-01`]);
  return rows;
}
