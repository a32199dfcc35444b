import { z } from "zod";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { postStatus } from "./fields.ts";

/** A month in Istanbul, as YYYY-MM. */
export const calendarInput = z.strictObject({
  month: z
    .string()
    .max(7, "Geçerli bir ay girin")
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Geçerli bir ay girin")
    .meta(fields.month),
});

/** A publication or its end. `day` is the day of the month in Istanbul, `time` is HH:MM there. */
export const calendarEvent = z
  .object({
    postId: fields.postId,
    title: fields.title,
    status: postStatus,
    kind: z.enum(["publication", "end"]).meta(fields.kind),
    /** True if it lies in the future. */
    isPlanned: z.boolean().describe("Yayını ileri bir zamandaysa true · true if its publication is in the future"),
    day: z.number().meta(meaningOf(fields.day)),
    time: z.string().describe("Saat · time of day"),
  })
  .register(entities, { id: "CalendarEvent" });

export type CalendarInput = z.output<typeof calendarInput>;
export type CalendarEvent = z.output<typeof calendarEvent>;
