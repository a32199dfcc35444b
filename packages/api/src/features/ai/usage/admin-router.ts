import {
  availableModels,
  connectionResult,
  listModelsInput,
  testConnectionInput,
} from "@site/contract/ai/configurations/schema";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { aiUsage, updateAiUsageInput } from "@site/contract/ai/usage/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { getAiUsage, updateAiUsage } from "./calls-service.ts";
import { listAvailableModels, listTextModels, testAiConnection } from "./connection-service.ts";

const rest = restIn("Yönetim: AI");

export const adminAiUsageRouter = router({
  models: adminProcedure
    .meta({
      ...rest("POST /api/admin/ai-models", "Kullanılabilen AI modelleri"),
      isUnaudited: true,
    })
    .input(listModelsInput)
    .output(z.array(z.string()))
    .mutation(({ ctx, input }) => listTextModels(ctx.app, input)),

  availableModels: adminProcedure
    .input(z.strictObject({ id: id.optional() }))
    .output(availableModels)
    .query(({ ctx, input }) => listAvailableModels(ctx.app, input.id)),

  testConnection: adminProcedure
    .meta({
      ...rest("POST /api/admin/ai-test-connection", "AI bağlantısını deneme"),
      isUnaudited: true,
    })
    .input(testConnectionInput)
    .output(connectionResult)
    .mutation(({ ctx, input }) => testAiConnection(ctx.app, input)),

  usage: adminProcedure.output(aiUsage).query(({ ctx }) => getAiUsage(ctx.app)),

  updateUsage: adminProcedure
    .input(updateAiUsageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateAiUsage(ctx.app, input);
      return { message: aiUsageTexts.saved };
    }),
});
