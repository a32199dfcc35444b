import { aiConfigurationTexts } from "@site/contract/ai/configurations/labels";
import {
  aiConfiguration,
  createAiConfigurationInput,
  updateAiConfigurationInput,
} from "@site/contract/ai/configurations/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as configurations from "./service.ts";

const rest = restIn("Yönetim: AI");

export const adminAiConfigurationsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/ai-configurations", "AI yapılandırmaları"))
    .output(z.array(aiConfiguration))
    .query(({ ctx }) => configurations.listAiConfigurations(ctx.app)),

  get: adminProcedure
    .meta(rest("GET /api/admin/ai-configurations/{id}", "AI yapılandırması"))
    .input(z.strictObject({ id }))
    .output(aiConfiguration)
    .query(({ ctx, input }) => configurations.getAiConfiguration(ctx.app, input.id)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/ai-configurations", "AI yapılandırması ekleme"),
      needsPassword: true,
    })
    .input(createAiConfigurationInput)
    .output(aiConfiguration)
    .mutation(({ ctx, input }) => configurations.createAiConfiguration(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/ai-configurations/{id}", "AI yapılandırmasını güncelleme"),
      needsPassword: true,
    })
    .input(updateAiConfigurationInput)
    .output(aiConfiguration)
    .mutation(({ ctx, input }) => configurations.updateAiConfiguration(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/ai-configurations/{id}", "AI yapılandırmasını silme"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await configurations.removeAiConfiguration(ctx.app, input.id);
      return { message: aiConfigurationTexts.removed };
    }),
});
