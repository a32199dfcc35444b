import { z } from "zod";
import { id, positiveInteger } from "../../../common/atoms.ts";
import { limitParameter, page, pageOf } from "../../../common/paging.ts";
import { refuseEmpty } from "../../../common/update.ts";
import { sourceAddress } from "../staff/admin-schema.ts";
import { adminCalendarTexts } from "./labels.ts";
import { applicationWindow } from "./schema.ts";

const WINDOWS_PER_PAGE = 20;
const MAX_POSITIONS = 50;

const fields = {
  positionIds: z.array(id).max(MAX_POSITIONS),
  firstDay: z.iso.date(adminCalendarTexts.firstDayRequired),
  lastDay: z.iso.date(adminCalendarTexts.lastDayRequired),
  source: sourceAddress(adminCalendarTexts.sourceRequired),
};
/** No `positionIds` means all titles. The service compares the days. */
export const createWindowInput = z.strictObject({
  institutionId: positiveInteger(adminCalendarTexts.institutionRequired),
  ...fields,
});
/** Fields that are not sent stay as they are. The institution cannot change, because members were told of it. */
export const updateWindowInput = createWindowInput
  .omit({ institutionId: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createWindowInput.omit({ institutionId: true })));
export const byWindowIdInput = z.strictObject({ id });
export const listWindowsInput = z.strictObject({
  /** "past" are the windows that have ended. */
  state: z.enum(["open", "past"]).default("open"),
  page,
  limit: limitParameter(WINDOWS_PER_PAGE),
});

/** A window with the number of members who were told of it. */
export const adminWindow = applicationWindow.extend({
  institutionId: z.number(),
  positionIds: z.array(z.number()),
  told: z.number(),
});
export const windowPage = pageOf(adminWindow);
export const savedWindow = z.object({ id: z.number(), message: z.string() });

export type AdminWindow = z.output<typeof adminWindow>;
export type CreateWindowInput = z.output<typeof createWindowInput>;
export type UpdateWindowInput = z.output<typeof updateWindowInput>;
export type ListWindowsInput = z.output<typeof listWindowsInput>;
