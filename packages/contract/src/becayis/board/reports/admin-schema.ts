import { z } from "zod";
import { id, text } from "../../../common/atoms.ts";
import { limits } from "../../../common/limits.ts";
import { limitParameter, page, pageOf } from "../../../common/paging.ts";

export const reportKind = z.enum(["listing", "contact"]);
export const reportState = z.enum(["open", "resolved"]);
/** The outcome of a report. A deleted record takes its reports with it. */
export const reportResolution = z.enum(["nothing", "paused"]);

const reportedMessage = z.object({
  id: z.number(),
  sender: z.string(),
  body: z.string(),
  createdAt: z.string(),
});
const reportedListing = z.object({ id: z.number(), title: z.string() });
export const report = z.object({
  kind: reportKind,
  id: z.number(),
  reason: z.string(),
  reporter: z.string().nullable(),
  /** The owner of the listing, or the other side of the request. */
  reported: z.string(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
  resolution: reportResolution.nullable(),
  resolutionNote: z.string(),
  listing: reportedListing,
  /** The newest messages of a reported request, oldest first; empty for listings. */
  messages: z.array(reportedMessage),
});
export const reportPage = pageOf(report);

export const listReportsInput = z.strictObject({
  state: reportState.optional(),
  kind: reportKind.optional(),
  page,
  limit: limitParameter(limits.adminListingsPerPage),
});
const note = text(1000).default("");
/** The note is sent to the owner of a paused or deleted listing. */
export const resolveReportInput = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("listing"), id, action: z.enum(["nothing", "pause", "delete"]), note }),
  z.strictObject({ kind: z.literal("contact"), id, action: z.enum(["nothing", "delete"]), note }),
]);

export type Report = z.output<typeof report>;
export type ListReportsInput = z.output<typeof listReportsInput>;
export type ResolveReportInput = z.output<typeof resolveReportInput>;
