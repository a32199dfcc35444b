import { promptTemplateTexts } from "@site/contract/ai/prompts/labels";
import { createPromptTemplateInput, promptTemplate, updatePromptTemplateInput } from "@site/contract/ai/prompts/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as prompts from "./service.ts";

const path = "/api/admin/prompt-templates";
const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminPromptTemplatesRouter = router({
  list: editorProcedure
    .meta({ openapi: { ...openapi, method: "GET", path, summary: "Sistem şablonları" } })
    .output(z.array(promptTemplate))
    .query(({ ctx }) => prompts.listPromptTemplates(ctx.app)),

  get: ownerProcedure
    .meta({ openapi: { ...openapi, method: "GET", path: `${path}/{id}`, summary: "Sistem şablonu" } })
    .input(z.strictObject({ id }))
    .output(promptTemplate)
    .query(({ ctx, input }) => prompts.getPromptTemplate(ctx.app, input.id)),

  create: ownerProcedure
    .meta({ openapi: { ...openapi, method: "POST", path, summary: "Sistem şablonu ekleme" } })
    .input(createPromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.createPromptTemplate(ctx.app, input)),

  update: ownerProcedure
    .meta({ openapi: { ...openapi, method: "PUT", path: `${path}/{id}`, summary: "Sistem şablonunu güncelleme" } })
    .input(updatePromptTemplateInput)
    .output(promptTemplate)
    .mutation(({ ctx, input }) => prompts.updatePromptTemplate(ctx.app, input)),

  remove: ownerProcedure
    .meta({ openapi: { ...openapi, method: "DELETE", path: `${path}/{id}`, summary: "Sistem şablonunu silme" } })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await prompts.removePromptTemplate(ctx.app, input.id);
      return { message: promptTemplateTexts.removed };
    }),
});
