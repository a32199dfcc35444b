import {
  availableModels,
  connectionResult,
  listModelsInput,
  testConnectionInput,
} from "@site/contract/ai/configurations/schema";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { aiBudget, updateAiBudgetInput } from "@site/contract/ai/usage/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { getAiBudget, updateAiBudget } from "./budget-service.ts";
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

  budget: adminProcedure.output(aiBudget).query(({ ctx }) => getAiBudget(ctx.app)),

  updateBudget: adminProcedure
    .input(updateAiBudgetInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateAiBudget(ctx.app, input);
      return { message: aiUsageTexts.saved };
    }),
});
