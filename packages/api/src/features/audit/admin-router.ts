import { auditExport, auditPage, listAuditInput } from "@site/contract/audit/schema";
import { ownerProcedure, router } from "../../core/trpc.ts";
import * as audit from "./service.ts";

const tags = ["Yönetim: işlem kaydı"];

export const adminAuditRouter = router({
  list: ownerProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/audit", tags, summary: "İşlem kaydı", protect: true } })
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => audit.listAudit(ctx.app, input)),

  /** A mutation, so that the log tells who took a copy of it. */
  export: ownerProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/audit/export", tags, summary: "İşlem kaydı, CSV", protect: true },
      needsPassword: true,
    })
    .input(listAuditInput.omit({ page: true }))
    .output(auditExport)
    .mutation(({ ctx, input }) => audit.exportAudit(ctx.app, input)),
});
