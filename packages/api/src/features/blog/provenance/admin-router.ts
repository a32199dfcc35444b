import {
  labelPostInput,
  provenance,
  provenanceInput,
  provenanceOfPost,
  resolveReferenceInput,
  reviewPostInput,
} from "@site/contract/blog/provenance/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as service from "./service.ts";

const rest = restIn("Yönetim: yapay zekâ taslakları");

export const adminProvenanceRouter = router({
  get: adminProcedure
    .meta(rest("GET /api/admin/posts/{postId}/provenance", "Yazının yapay zekâ kaydı ve kontrol listesi"))
    .input(provenanceInput)
    .output(provenanceOfPost)
    .query(async ({ ctx, input }) => ({ provenance: await service.getProvenance(ctx.app, input.postId) })),

  resolve: adminProcedure
    .meta(rest("PUT /api/admin/posts/{postId}/references/{referenceId}", "Bir atfı doğrulandı olarak işaretleme"))
    .input(resolveReferenceInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.resolveReference(ctx.app, input, ctx.adminIdentity)),

  label: adminProcedure
    .meta(rest("PUT /api/admin/posts/{postId}/ai-label", "Yapay zekâ etiketini gösterme veya gizleme"))
    .input(labelPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.labelPost(ctx.app, input)),

  review: adminProcedure
    .meta(rest("PUT /api/admin/posts/{postId}/review", "Yazıyı gözden geçirildi olarak işaretleme"))
    .input(reviewPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.reviewPost(ctx.app, input, ctx.adminIdentity)),
});
