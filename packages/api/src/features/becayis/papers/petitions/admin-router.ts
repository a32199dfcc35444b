import {
  createPetitionTemplateInput,
  petitionTemplate,
  removePetitionTemplateInput,
  updatePetitionTemplateInput,
} from "@site/contract/becayis/papers/petitions/admin-schema";
import { petitionTemplateTexts } from "@site/contract/becayis/papers/petitions/labels";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as templates from "./templates-service.ts";

/** Calls for the templates of petitions. */
export const adminPetitionsRouter = router({
  list: adminProcedure.output(z.array(petitionTemplate)).query(({ ctx }) => templates.listTemplates(ctx.app)),

  create: adminProcedure
    .input(createPetitionTemplateInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await templates.createTemplate(ctx.app, input),
      message: petitionTemplateTexts.saved,
    })),

  update: adminProcedure
    .input(updatePetitionTemplateInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await templates.updateTemplate(ctx.app, input);
      return { message: petitionTemplateTexts.saved };
    }),

  remove: adminProcedure
    .input(removePetitionTemplateInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await templates.removeTemplate(ctx.app, input.id);
      return { message: petitionTemplateTexts.removed };
    }),
});
