import { promptTemplateTexts } from "@site/contract/ai/prompts/labels";
import { createPromptTemplateInput, promptTemplate, updatePromptTemplateInput } from "@site/contract/ai/prompts/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import * as prompts from "./service.ts";

const rest = restIn("Yönetim: AI");

export const adminPromptTemplatesRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/prompt-templates", { tr: "Sistem şablonları", en: "Prompt templates" }))
    .output(z.array(promptTemplate))
    .query(({ ctx }) => prompts.listPromptTemplates(ctx.app)),

  get: ownerProcedure
    .meta(rest("GET /api/admin/prompt-templates/{id}", { tr: "Sistem şablonu", en: "A prompt template" }))
    .input(z.strictObject({ id }))
    .output(promptTemplate)
    .query(({ ctx, input }) => prompts.getPromptTemplate(ctx.app, input.id)),

  create: ownerProcedure
    .meta(rest("POST /api/admin/prompt-templates", { tr: "Sistem şablonu ekleme", en: "Create a prompt template" }))
    .input(createPromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.createPromptTemplate(ctx.app, input)),

  update: ownerProcedure
    .meta(
      rest("PUT /api/admin/prompt-templates/{id}", {
        tr: "Sistem şablonunu güncelleme",
        en: "Update a prompt template",
      }),
    )
    .input(updatePromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.updatePromptTemplate(ctx.app, input)),

  remove: ownerProcedure
    .meta(
      rest("DELETE /api/admin/prompt-templates/{id}", { tr: "Sistem şablonunu silme", en: "Delete a prompt template" }),
    )
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await prompts.removePromptTemplate(ctx.app, input.id);
      return { message: promptTemplateTexts.removed };
    }),
});
