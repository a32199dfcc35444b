import {
  createPetitionTemplateInput,
  petitionTemplate,
  removePetitionTemplateInput,
  updatePetitionTemplateInput,
} from "@site/contract/becayis/petition/admin-schema";
import { petitionTemplateTexts } from "@site/contract/becayis/petition/labels";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as templates from "./templates-service.ts";

const rest = restIn("Yönetim: becayiş");

/** The templates of petitions. */
export const adminPetitionsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/becayis/petition-templates", "Dilekçe şablonları"))
    .output(z.array(petitionTemplate))
    .query(({ ctx }) => templates.listTemplates(ctx.app)),

  create: adminProcedure
    .meta(rest("POST /api/admin/becayis/petition-templates", "Dilekçe şablonu ekleme"))
    .input(createPetitionTemplateInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await templates.createTemplate(ctx.app, input),
      message: petitionTemplateTexts.saved,
    })),

  update: adminProcedure
    .meta(rest("PUT /api/admin/becayis/petition-templates/{id}", "Dilekçe şablonunu değiştirme"))
    .input(updatePetitionTemplateInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await templates.updateTemplate(ctx.app, input);
      return { message: petitionTemplateTexts.saved };
    }),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/becayis/petition-templates/{id}", "Dilekçe şablonunu silme"))
    .input(removePetitionTemplateInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await templates.removeTemplate(ctx.app, input.id);
      return { message: petitionTemplateTexts.removed };
    }),
});
