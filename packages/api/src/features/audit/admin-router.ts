import { auditExport, auditPage, listAuditInput } from "@site/contract/audit/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as audit from "./service.ts";

const rest = restIn("Yönetim: işlem kaydı");

export const adminAuditRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/audit", "İşlem kaydı"))
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => audit.listAudit(ctx.app, input)),

  /** A mutation, so that the log shows who took a copy of it. */
  export: adminProcedure
    .meta({
      ...rest("POST /api/admin/audit/export", "İşlem kaydı, CSV"),
      needsPassword: true,
    })
    .input(listAuditInput.omit({ page: true }))
    .output(auditExport)
    .mutation(({ ctx, input }) => audit.exportAudit(ctx.app, input)),
});
