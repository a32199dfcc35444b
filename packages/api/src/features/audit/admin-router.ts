import { auditExport, auditPage, listAuditInput } from "@site/contract/audit/schema";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as audit from "./service.ts";

export const adminAuditRouter = router({
  list: adminProcedure
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => audit.listAudit(ctx.app, input)),

  /** A mutation, so that the log records who exported it. */
  export: adminProcedure
    .meta({ needsPassword: true })
    .input(listAuditInput.omit({ page: true }))
    .output(auditExport)
    .mutation(({ ctx, input }) => audit.exportAudit(ctx.app, input)),
});
