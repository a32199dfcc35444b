import { z } from "zod";
import { id, positiveInteger } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import { limitParameter, page } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import * as becayisFields from "../fields.ts";
import { sourceAddress } from "../staff/admin-schema.ts";
import { adminCalendarTexts } from "./labels.ts";
import { applicationWindow } from "./schema.ts";

const positionIdsField = { description: "Unvanların numaraları; boşsa hepsi · ids of the titles; empty for all" };

const WINDOWS_PER_PAGE = 20;
const MAX_POSITIONS = 50;

const fields = {
  positionIds: z.array(id).max(MAX_POSITIONS).meta(positionIdsField),
  firstDay: z.iso.date(adminCalendarTexts.firstDayRequired).meta(meaningOf(becayisFields.firstDay)),
  lastDay: z.iso.date(adminCalendarTexts.lastDayRequired).meta(meaningOf(commonFields.lastDay)),
  source: sourceAddress(adminCalendarTexts.sourceRequired).meta(meaningOf(commonFields.source)),
};
/** Empty `positionIds` mean all titles; the service compares the days. */
export const createWindowInput = z.strictObject({
  institutionId: positiveInteger(adminCalendarTexts.institutionRequired).meta(meaningOf(becayisFields.institutionId)),
  ...fields,
});
/** Fields that are not sent stay as they are. The institution stays, because members were told of it. */
export const updateWindowInput = createWindowInput
  .omit({ institutionId: true })
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createWindowInput.omit({ institutionId: true })));
export const byWindowIdInput = z.strictObject({ id });
export const listWindowsInput = z.strictObject({
  /** "past" lists those that ended. */
  state: z.enum(["open", "past"]).default("open").meta(commonFields.state),
  page,
  limit: limitParameter(WINDOWS_PER_PAGE).meta(meaningOf(commonFields.limit)),
});

/** A window with the number of members who were told of it. */
export const adminWindow = applicationWindow
  .extend({
    institution_id: z.number().describe("Kurumun numarası · id of the institution"),
    position_ids: z.array(z.number()).meta(positionIdsField),
    told: z.number().describe("Haber verilen üye sayısı · number of members who were told"),
  })
  .register(entities, { id: "AdminWindow" });
export const windowPage = z
  .object({
    windows: z.array(adminWindow).meta(becayisFields.windows),
    total: commonFields.total,
    pageCount: commonFields.pageCount,
  })
  .register(entities, { id: "WindowPage" });
export const savedWindow = z
  .object({ id: commonFields.id, message: commonFields.message })
  .register(entities, { id: "SavedWindow" });

export type AdminWindow = z.output<typeof adminWindow>;
export type WindowPage = z.output<typeof windowPage>;
export type CreateWindowInput = z.output<typeof createWindowInput>;
export type UpdateWindowInput = z.output<typeof updateWindowInput>;
export type ListWindowsInput = z.output<typeof listWindowsInput>;
