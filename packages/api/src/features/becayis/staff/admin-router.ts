import {
  byDocumentIdInput,
  byDomainIdInput,
  createDomainInput,
  institutionDomain,
  refuseDocumentInput,
  staffDocument,
  staffDocumentFile,
  updateDomainInput,
} from "@site/contract/becayis/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/staff/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as documents from "./documents-admin-service.ts";
import * as domains from "./domains-service.ts";

const rest = restIn("Yönetim: becayiş");

/** Documents by which members prove where they work. */
export const adminStaffDocumentsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/becayis/staff-documents", "Bekleyen belgeler"))
    .output(z.array(staffDocument))
    .query(({ ctx }) => documents.listStaffDocuments(ctx.app)),

  open: adminProcedure
    .meta(rest("GET /api/admin/becayis/staff-documents/{id}/file", "Belgeyi açma"))
    .input(byDocumentIdInput)
    .output(staffDocumentFile)
    .query(({ ctx, input }) => documents.openStaffDocument(ctx.app, input.id)),

  approve: adminProcedure
    .meta(rest("POST /api/admin/becayis/staff-documents/{id}/approve", "Belgeyi onaylama"))
    .input(byDocumentIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await documents.approveStaffDocument(ctx.app, input.id);
      return { message: adminStaffTexts.approved };
    }),

  reject: adminProcedure
    .meta(rest("POST /api/admin/becayis/staff-documents/{id}/reject", "Belgeyi reddetme"))
    .input(refuseDocumentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await documents.refuseStaffDocument(ctx.app, input.id, input.reason);
      return { message: adminStaffTexts.refused };
    }),
});

/** E-mail domains of institutions. */
export const adminDomainsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/becayis/domains", "Kurumların alan adları"))
    .output(z.array(institutionDomain))
    .query(({ ctx }) => domains.listDomains(ctx.app)),

  create: adminProcedure
    .meta(rest("POST /api/admin/becayis/domains", "Alan adı ekleme"))
    .input(createDomainInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.createDomain(ctx.app, input);
      return { message: adminStaffTexts.domainSaved };
    }),

  update: adminProcedure
    .meta(rest("PUT /api/admin/becayis/domains/{id}", "Alan adını değiştirme"))
    .input(updateDomainInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.updateDomain(ctx.app, input);
      return { message: adminStaffTexts.domainSaved };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/domains/{id}", "Alan adını silme"))
    .input(byDomainIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.removeDomain(ctx.app, input.id);
      return { message: adminStaffTexts.domainRemoved };
    }),
});
