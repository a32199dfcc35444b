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
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as creations from "./service.ts";
import { generateBlog, selectLink } from "./writing-service.ts";

const rest = restIn("Yönetim: yapay zekâ ile yazı");

export const adminCreationsRouter = router({
  selectLink: adminProcedure
    .meta({
      ...rest("POST /api/admin/ai-select-link", "Konuya uygun iç bağlantıyı seçtirme"),
      isUnaudited: true,
    })
    .input(selectLinkInput)
    .output(selectedLink)
    .mutation(({ ctx, input }) => selectLink(ctx.app, input)),

  generateBlog: adminProcedure
    .meta(rest("POST /api/admin/ai-generate-blog", "Yazı metnini ürettirme (kaydetmez)"))
    .input(generateBlogInput)
    .output(generatedBlog)
    .mutation(({ ctx, input }) => generateBlog(ctx.app, input)),

  list: adminProcedure
    .meta(rest("GET /api/admin/ai-creations", "Oluşturulan yazılar"))
    .input(listCreationsInput)
    .output(creationPage)
    .query(({ ctx, input }) => creations.listCreations(ctx.app, input.page)),

  get: adminProcedure
    .meta(rest("GET /api/admin/ai-creations/{id}", "Bir oluşturmanın durumu"))
    .input(creationIdInput)
    .output(creation)
    .query(({ ctx, input }) => creations.getCreation(ctx.app, input.id)),

  start: adminProcedure
    .meta(rest("POST /api/admin/ai-creations", "Arka planda yazı oluşturmaya başlama"))
    .input(startCreationInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.startCreation(ctx.app, input, ctx.adminIdentity.id)),

  cancel: adminProcedure
    .meta(rest("POST /api/admin/ai-creations/{id}/cancel", "Oluşturmayı iptal etme"))
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.cancelCreation(ctx.app, input.id)),

  retry: adminProcedure
    .meta(rest("POST /api/admin/ai-creations/{id}/retry", "Hata veren adımdan devam etme"))
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.retryCreation(ctx.app, input.id)),

  save: adminProcedure
    .meta(rest("POST /api/admin/ai-creations/{id}/save", "Yarım kalan oluşturmanın metnini taslak olarak kaydetme"))
    .input(creationIdInput)
    .output(savedCreation)
    .mutation(async ({ ctx, input }) => ({
      postId: await creations.saveCreation(ctx.app, input.id),
      message: creationTexts.saved,
    })),
});
