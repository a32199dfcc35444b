import { z } from "zod";

/** An application window. Both days are included. */
export const applicationWindow = z.object({
  id: z.number(),
  institution: z.string(),
  /** Titles that it is open to; empty means all. */
  positions: z.array(z.string()),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  source: z.string(),
});

/** A member's calendar: the windows that concern them and have not ended, the earliest first. */
export const memberCalendar = z.object({
  /** Null if the swap profile names none. */
  institution: z.string().nullable(),
  /** Today in Istanbul. */
  today: z.iso.date(),
  windows: z.array(applicationWindow),
  /** When the private calendar address was created; null if there is none. */
  feedCreatedAt: z.string().nullable(),
});

/** A new private calendar address. It is shown once, because only a hash of it is stored. */
export const calendarFeed = z.object({ url: z.string(), message: z.string() });

export type ApplicationWindow = z.output<typeof applicationWindow>;
export type MemberCalendar = z.output<typeof memberCalendar>;
export type CalendarFeed = z.output<typeof calendarFeed>;
