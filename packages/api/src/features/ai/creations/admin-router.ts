import { creationTexts } from "@site/contract/ai/creations/labels";
import {
  creation,
  creationIdInput,
  creationPage,
  generateBlogInput,
  generatedBlog,
  listCreationsInput,
  savedCreation,
  selectedLink,
  selectLinkInput,
  startCreationInput,
} from "@site/contract/ai/creations/schema";
import { editorProcedure, router } from "../../../core/trpc.ts";
import * as creations from "./service.ts";
import { generateBlog, selectLink } from "./writing-service.ts";

const tags = ["Yönetim: yapay zekâ ile yazı"];

export const adminCreationsRouter = router({
  selectLink: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-select-link",
        tags,
        summary: "Konuya uygun iç bağlantıyı seçtirme",
        protect: true,
      },
      isUnaudited: true,
    })
    .input(selectLinkInput)
    .output(selectedLink)
    .mutation(({ ctx, input }) => selectLink(ctx.app, input)),

  generateBlog: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-generate-blog",
        tags,
        summary: "Yazı metnini ürettirme (kaydetmez)",
        protect: true,
      },
    })
    .input(generateBlogInput)
    .output(generatedBlog)
    .mutation(({ ctx, input }) => generateBlog(ctx.app, input)),

  list: editorProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/ai-creations", tags, summary: "Oluşturulan yazılar", protect: true },
    })
    .input(listCreationsInput)
    .output(creationPage)
    .query(({ ctx, input }) => creations.listCreations(ctx.app, input.page)),

  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/ai-creations/{id}",
        tags,
        summary: "Bir oluşturmanın durumu",
        protect: true,
      },
    })
    .input(creationIdInput)
    .output(creation)
    .query(({ ctx, input }) => creations.getCreation(ctx.app, input.id)),

  start: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-creations",
        tags,
        summary: "Arka planda yazı oluşturmaya başlama",
        protect: true,
      },
    })
    .input(startCreationInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.startCreation(ctx.app, input, ctx.adminIdentity.id)),

  cancel: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-creations/{id}/cancel",
        tags,
        summary: "Oluşturmayı iptal etme",
        protect: true,
      },
    })
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.cancelCreation(ctx.app, input.id)),

  retry: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-creations/{id}/retry",
        tags,
        summary: "Hata veren adımdan devam etme",
        protect: true,
      },
    })
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.retryCreation(ctx.app, input.id)),

  save: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/ai-creations/{id}/save",
        tags,
        summary: "Yarım kalan oluşturmanın metnini taslak olarak kaydetme",
        protect: true,
      },
    })
    .input(creationIdInput)
    .output(savedCreation)
    .mutation(async ({ ctx, input }) => ({
      postId: await creations.saveCreation(ctx.app, input.id),
      message: creationTexts.saved,
    })),
});
