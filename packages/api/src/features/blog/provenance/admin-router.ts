import {
  labelPostInput,
  provenance,
  provenanceInput,
  provenanceOfPost,
  resolveReferenceInput,
  reviewPostInput,
} from "@site/contract/blog/provenance/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import * as service from "./service.ts";

const rest = restIn("Yönetim: yapay zekâ taslakları");

export const adminProvenanceRouter = router({
  get: editorProcedure
    .meta(
      rest("GET /api/admin/posts/{postId}/provenance", {
        tr: "Yazının yapay zekâ kaydı ve kontrol listesi",
        en: "AI's part in a post, and its checklist",
      }),
    )
    .input(provenanceInput)
    .output(provenanceOfPost)
    .query(async ({ ctx, input }) => ({ provenance: await service.getProvenance(ctx.app, input.postId) })),

  resolve: editorProcedure
    .meta(
      rest("PUT /api/admin/posts/{postId}/references/{referenceId}", {
        tr: "Bir atfı doğrulandı olarak işaretleme",
        en: "Mark a reference as checked",
      }),
    )
    .input(resolveReferenceInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.resolveReference(ctx.app, input, ctx.adminIdentity)),

  label: editorProcedure
    .meta(
      rest("PUT /api/admin/posts/{postId}/ai-label", {
        tr: "Yapay zekâ etiketini gösterme veya gizleme",
        en: "Show or hide the public label",
      }),
    )
    .input(labelPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.labelPost(ctx.app, input)),

  review: editorProcedure
    .meta(
      rest("PUT /api/admin/posts/{postId}/review", {
        tr: "Yazıyı gözden geçirildi olarak işaretleme",
        en: "Mark the post as reviewed",
      }),
    )
    .input(reviewPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.reviewPost(ctx.app, input, ctx.adminIdentity)),
});
