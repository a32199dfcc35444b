import { z } from "zod";
import { filterText } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { page } from "../common/paging.ts";

/** Parts of the audit log that a list can be limited to. */
export const auditKind = z.enum(["changes", "signIns"]);

export const listAuditInput = z.strictObject({
  page,
  kind: auditKind.optional().meta(fields.kind),
  search: filterText.meta(fields.search),
});

/** An entry of the audit log; times are ISO 8601. */
export const auditRow = z
  .object({
    id: fields.id,
    /** Who acted: administrator, member, key (of the API) or system, with the number of the account or key. */
    actorKind: z.enum(["admin", "member", "key", "system"]).describe("İşlemi yapanın türü · kind of who did it"),
    actorId: z.number().nullable().describe("İşlemi yapanın numarası · id of who did it"),
    /** Name at that time, also of an administrator who was removed; null where no account is known. */
    actor: z.string().nullable().meta({ description: "İşlemi yapan · who did it", example: "yonetici" }),
    action: z.string().describe("Yapılan işlem · what was done"),
    entity: fields.trashEntity,
    entityId: z.string().meta(meaningOf(fields.id)),
    /** "done", or the error code of a refused attempt. */
    outcome: z.string().meta(fields.outcome),
    ipAddress: fields.ipAddress,
    userAgent: fields.userAgent,
    /** JSON with secrets masked. */
    details: z.string().describe("Ayrıntılar · details"),
    createdAt: fields.createdAt,
  })
  .register(entities, { id: "AuditRow" });

export const auditPage = z
  .object({
    entries: z.array(auditRow).describe("Kayıtlar · entries"),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "AuditPage" });

/** The entries of a filter as CSV, newest first. */
export const auditExport = z
  .object({ csv: fields.csv, isComplete: fields.isComplete })
  .register(entities, { id: "AuditExport" });

export type ListAuditInput = z.output<typeof listAuditInput>;
export type AuditRow = z.output<typeof auditRow>;
