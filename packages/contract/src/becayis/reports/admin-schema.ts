import { z } from "zod";
import { id, text } from "../../common/atoms.ts";
import { entities } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, page } from "../../common/paging.ts";

export const reportKind = z.enum(["listing", "contact"]);
export const reportState = z.enum(["open", "resolved"]);
/** Outcome of a report. A deleted record takes its reports with it. */
export const reportResolution = z.enum(["nothing", "paused"]);

const reportedMessage = z.object({
  id: fields.id,
  sender: z.string().describe("Gönderen · sender"),
  body: z.string().describe("Mesajın metni · text of the message"),
  created_at: fields.createdAt,
});
const reportedListing = z.object({ id: fields.id, title: fields.title });
export const report = z
  .object({
    kind: reportKind.meta(fields.kind),
    id: fields.id,
    reason: z.string().meta(fields.reason),
    reporter: z
      .string()
      .nullable()
      .describe("Şikâyet eden; üye ayrıldıysa null · who reported; null if the member has left"),
    /** The owner of the listing, or the other side of the request. */
    reported: z.string().describe("Hakkında şikâyet edilen kişi · the person who was reported"),
    created_at: fields.createdAt,
    resolved_at: z.string().nullable().describe("Kapanma zamanı; açıksa null · time of the resolution; null if open"),
    resolution: reportResolution.nullable().describe("Sonuç; açıksa null · outcome; null if open"),
    resolution_note: z.string().describe("Kapatanın notu · note of who resolved it"),
    listing: reportedListing.describe("Şikâyet edilen ilan · the reported listing"),
    /** The newest messages of a reported request, oldest first; empty for listings. */
    messages: z
      .array(reportedMessage)
      .describe("Şikâyet edilen isteğin son mesajları · newest messages of the request"),
  })
  .register(entities, { id: "Report" });
export const reportPage = z.object({ reports: z.array(report), total: z.number(), pageCount: z.number() });

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
export type ReportPage = z.output<typeof reportPage>;
export type ListReportsInput = z.output<typeof listReportsInput>;
export type ResolveReportInput = z.output<typeof resolveReportInput>;
