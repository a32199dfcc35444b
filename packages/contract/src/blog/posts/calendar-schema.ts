import { z } from "zod";
import { postStatus } from "./fields.ts";

/** A month in Istanbul, as YYYY-MM. */
export const calendarInput = z.strictObject({
  month: z
    .string()
    .max(7, "Geçerli bir ay girin")
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Geçerli bir ay girin"),
});

/** A publication or its end. `day` is the day of the month in Istanbul, `time` is HH:MM there. */
export const calendarEvent = z.object({
  postId: z.number(),
  title: z.string(),
  status: postStatus,
  kind: z.enum(["publication", "end"]),
  /** True if it lies in the future. */
  isPlanned: z.boolean(),
  day: z.number(),
  time: z.string(),
});

export type CalendarInput = z.output<typeof calendarInput>;
export type CalendarEvent = z.output<typeof calendarEvent>;
