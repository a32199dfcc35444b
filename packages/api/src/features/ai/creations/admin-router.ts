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
    .input(listCreationsInput)
    .output(creationPage)
    .query(({ ctx, input }) => creations.listCreations(ctx.app, input.page)),

  get: adminProcedure
    .input(creationIdInput)
    .output(creation)
    .query(({ ctx, input }) => creations.getCreation(ctx.app, input.id)),

  start: adminProcedure
    .input(startCreationInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.startCreation(ctx.app, input, ctx.adminIdentity.id)),

  cancel: adminProcedure
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.cancelCreation(ctx.app, input.id)),

  retry: adminProcedure
    .input(creationIdInput)
    .output(creation)
    .mutation(({ ctx, input }) => creations.retryCreation(ctx.app, input.id)),

  save: adminProcedure
    .input(creationIdInput)
    .output(savedCreation)
    .mutation(async ({ ctx, input }) => ({
      postId: await creations.saveCreation(ctx.app, input.id),
      message: creationTexts.saved,
    })),
});
