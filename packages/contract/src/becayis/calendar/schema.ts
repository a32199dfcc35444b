import { z } from "zod";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as becayisFields from "../fields.ts";

/** An application window; the days are those of the institution, both included. */
export const applicationWindow = z
  .object({
    id: fields.id,
    institution: becayisFields.institution,
    /** Titles that it is open to; empty means all. */
    positions: z.array(z.string()).meta({
      description: "Başvurabilecek unvanlar; boşsa hepsi · titles that may apply; empty for all",
      example: ["Zabıt Kâtibi"],
    }),
    first_day: becayisFields.firstDay,
    last_day: z.iso.date().describe("Dönemin son günü, dahil · last day of the window, included"),
    source: fields.source,
  })
  .register(entities, { id: "ApplicationWindow" });

/** A member's calendar: the windows that concern them and have not ended, the earliest first. */
export const memberCalendar = z
  .object({
    /** Null until the swap profile names one. */
    institution: becayisFields.institution.nullable(),
    /** Today in Istanbul. */
    today: z.iso.date().describe("İstanbul'da bugün · today in Istanbul"),
    windows: z.array(applicationWindow).meta(becayisFields.windows),
    /** When the private calendar address was made; null if there is none. */
    feed_created_at: z
      .string()
      .nullable()
      .describe(
        "Gizli takvim adresinin alındığı zaman; yoksa null · when the private address was made; null without one",
      ),
  })
  .register(entities, { id: "MemberCalendar" });

/** A new private calendar address. It is shown once, because only a hash of it is stored. */
export const calendarFeed = z
  .object({ url: fields.url, message: fields.message })
  .register(entities, { id: "CalendarFeed" });

export type ApplicationWindow = z.output<typeof applicationWindow>;
export type MemberCalendar = z.output<typeof memberCalendar>;
export type CalendarFeed = z.output<typeof calendarFeed>;
