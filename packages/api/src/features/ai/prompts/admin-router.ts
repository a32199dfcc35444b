import { promptTemplateTexts } from "@site/contract/ai/prompts/labels";
import { createPromptTemplateInput, promptTemplate, updatePromptTemplateInput } from "@site/contract/ai/prompts/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as prompts from "./service.ts";

const rest = restIn("Yönetim: AI");

export const adminPromptTemplatesRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/prompt-templates", "Sistem şablonları"))
    .output(z.array(promptTemplate))
    .query(({ ctx }) => prompts.listPromptTemplates(ctx.app)),

  get: adminProcedure
    .meta(rest("GET /api/admin/prompt-templates/{id}", "Sistem şablonu"))
    .input(z.strictObject({ id }))
    .output(promptTemplate)
    .query(({ ctx, input }) => prompts.getPromptTemplate(ctx.app, input.id)),

  create: adminProcedure
    .meta(rest("POST /api/admin/prompt-templates", "Sistem şablonu ekleme"))
    .input(createPromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.createPromptTemplate(ctx.app, input)),

  update: adminProcedure
    .meta(rest("PUT /api/admin/prompt-templates/{id}", "Sistem şablonunu güncelleme"))
    .input(updatePromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.updatePromptTemplate(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/prompt-templates/{id}", "Sistem şablonunu silme"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await prompts.removePromptTemplate(ctx.app, input.id);
      return { message: promptTemplateTexts.removed };
    }),
});
