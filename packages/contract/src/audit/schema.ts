import { z } from "zod";
import { filterText } from "../common/atoms.ts";
import { page, pageOf } from "../common/paging.ts";

/** Parts of the audit log that a list can be limited to. */
export const auditKind = z.enum(["changes", "signIns"]);

export const listAuditInput = z.strictObject({
  page,
  kind: auditKind.optional(),
  search: filterText,
});

/** An entry of the audit log; times are ISO 8601. */
export const auditRow = z.object({
  id: z.number(),
  /** Who acted: administrator, member, API key or the system, with the id of the account or key. */
  actorKind: z.enum(["admin", "member", "key", "system"]),
  actorId: z.number().nullable(),
  /** Name at that time, even if the account is gone; null if no account is known. */
  actor: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** "done", or the error code of a refused attempt. */
  outcome: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  /** JSON with secrets masked. */
  details: z.string(),
  createdAt: z.string(),
});

export const auditPage = pageOf(auditRow);

/** The entries of a filter as CSV, newest first; not complete beyond the limit of rows. */
export const auditExport = z.object({ csv: z.string(), isComplete: z.boolean() });

export type ListAuditInput = z.output<typeof listAuditInput>;
export type AuditRow = z.output<typeof auditRow>;
