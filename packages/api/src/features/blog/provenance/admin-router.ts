import {
  labelPostInput,
  provenance,
  provenanceInput,
  provenanceOfPost,
  resolveReferenceInput,
  reviewPostInput,
} from "@site/contract/blog/provenance/schema";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as service from "./service.ts";

export const adminProvenanceRouter = router({
  get: adminProcedure
    .input(provenanceInput)
    .output(provenanceOfPost)
    .query(async ({ ctx, input }) => ({ provenance: await service.getProvenance(ctx.app, input.postId) })),

  resolve: adminProcedure
    .input(resolveReferenceInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.resolveReference(ctx.app, input, ctx.adminIdentity)),

  label: adminProcedure
    .input(labelPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.labelPost(ctx.app, input)),

  review: adminProcedure
    .input(reviewPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.reviewPost(ctx.app, input, ctx.adminIdentity)),
});
