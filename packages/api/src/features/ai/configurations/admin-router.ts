import { aiConfigurationTexts } from "@site/contract/ai/configurations/labels";
import {
  aiConfiguration,
  createAiConfigurationInput,
  updateAiConfigurationInput,
} from "@site/contract/ai/configurations/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as configurations from "./service.ts";

const path = "/api/admin/ai-configurations";
const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminAiConfigurationsRouter = router({
  list: editorProcedure
    .meta({ openapi: { ...openapi, method: "GET", path, summary: "AI yapılandırmaları" } })
    .output(z.array(aiConfiguration))
    .query(({ ctx }) => configurations.listAiConfigurations(ctx.app)),

  get: ownerProcedure
    .meta({ openapi: { ...openapi, method: "GET", path: `${path}/{id}`, summary: "AI yapılandırması" } })
    .input(z.strictObject({ id }))
    .output(aiConfiguration)
    .query(({ ctx, input }) => configurations.getAiConfiguration(ctx.app, input.id)),

  create: ownerProcedure
    .meta({ openapi: { ...openapi, method: "POST", path, summary: "AI yapılandırması ekleme" }, needsPassword: true })
    .input(createAiConfigurationInput)
    .output(aiConfiguration)
    .mutation(({ ctx, input }) => configurations.createAiConfiguration(ctx.app, input)),

  update: ownerProcedure
    .meta({
      openapi: { ...openapi, method: "PUT", path: `${path}/{id}`, summary: "AI yapılandırmasını güncelleme" },
      needsPassword: true,
    })
    .input(updateAiConfigurationInput)
    .output(aiConfiguration)
    .mutation(({ ctx, input }) => configurations.updateAiConfiguration(ctx.app, input)),

  remove: ownerProcedure
    .meta({ openapi: { ...openapi, method: "DELETE", path: `${path}/{id}`, summary: "AI yapılandırmasını silme" } })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await configurations.removeAiConfiguration(ctx.app, input.id);
      return { message: aiConfigurationTexts.removed };
    }),
});
