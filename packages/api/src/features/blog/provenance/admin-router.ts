import {
  labelPostInput,
  provenance,
  provenanceInput,
  provenanceOfPost,
  resolveReferenceInput,
  reviewPostInput,
} from "@site/contract/blog/provenance/schema";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as service from "./service.ts";

const tags = ["Yönetim: yapay zekâ taslakları"];

export const adminProvenanceRouter = router({
  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/posts/{postId}/provenance",
        tags,
        summary: "Yazının yapay zekâ kaydı ve kontrol listesi",
        protect: true,
      },
    })
    .input(provenanceInput)
    .output(provenanceOfPost)
    .query(async ({ ctx, input }) => ({ provenance: await service.getProvenance(ctx.app, input.postId) })),

  resolve: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/posts/{postId}/references/{referenceId}",
        tags,
        summary: "Bir atfı doğrulandı olarak işaretleme",
        protect: true,
      },
    })
    .input(resolveReferenceInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.resolveReference(ctx.app, input, ctx.adminIdentity)),

  label: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/posts/{postId}/ai-label",
        tags,
        summary: "Yapay zekâ etiketini gösterme veya gizleme",
        protect: true,
      },
    })
    .input(labelPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.labelPost(ctx.app, input)),

  review: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/posts/{postId}/review",
        tags,
        summary: "Yazıyı gözden geçirildi olarak işaretleme",
        protect: true,
      },
    })
    .input(reviewPostInput)
    .output(provenance)
    .mutation(({ ctx, input }) => service.reviewPost(ctx.app, input, ctx.adminIdentity)),
});
