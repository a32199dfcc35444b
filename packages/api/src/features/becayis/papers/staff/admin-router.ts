import {
  byDocumentIdInput,
  byDomainIdInput,
  createDomainInput,
  institutionDomain,
  refuseDocumentInput,
  staffDocument,
  staffDocumentFile,
  updateDomainInput,
} from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as documents from "./documents-admin-service.ts";
import * as domains from "./domains-service.ts";

/** Calls for the documents by which members prove their institution. */
export const adminStaffDocumentsRouter = router({
  list: adminProcedure.output(z.array(staffDocument)).query(({ ctx }) => documents.listStaffDocuments(ctx.app)),

  open: adminProcedure
    .input(byDocumentIdInput)
    .output(staffDocumentFile)
    .query(({ ctx, input }) => documents.openStaffDocument(ctx.app, input.id)),

  approve: adminProcedure
    .input(byDocumentIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await documents.approveStaffDocument(ctx.app, input.id);
      return { message: adminStaffTexts.approved };
    }),

  reject: adminProcedure
    .input(refuseDocumentInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await documents.refuseStaffDocument(ctx.app, input.id, input.reason);
      return { message: adminStaffTexts.refused };
    }),
});

/** Calls for the e-mail domains of institutions. */
export const adminDomainsRouter = router({
  list: adminProcedure.output(z.array(institutionDomain)).query(({ ctx }) => domains.listDomains(ctx.app)),

  create: adminProcedure
    .input(createDomainInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.createDomain(ctx.app, input);
      return { message: adminStaffTexts.domainSaved };
    }),

  update: adminProcedure
    .input(updateDomainInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.updateDomain(ctx.app, input);
      return { message: adminStaffTexts.domainSaved };
    }),

  remove: adminProcedure
    .input(byDomainIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await domains.removeDomain(ctx.app, input.id);
      return { message: adminStaffTexts.domainRemoved };
    }),
});
