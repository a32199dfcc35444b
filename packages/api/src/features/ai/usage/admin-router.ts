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
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import { getAiBudget, updateAiBudget } from "./budget-service.ts";
import { listAvailableModels, listTextModels, testAiConnection } from "./connection-service.ts";

const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminAiUsageRouter = router({
  models: ownerProcedure
    .meta({
      openapi: { ...openapi, method: "POST", path: "/api/admin/ai-models", summary: "Kullanılabilen AI modelleri" },
      isUnaudited: true,
    })
    .input(listModelsInput)
    .output(z.array(z.string()))
    .mutation(({ ctx, input }) => listTextModels(ctx.app, input)),

  availableModels: ownerProcedure
    .input(z.strictObject({ id: id.optional() }))
    .output(availableModels)
    .query(({ ctx, input }) => listAvailableModels(ctx.app, input.id)),

  testConnection: ownerProcedure
    .meta({
      openapi: { ...openapi, method: "POST", path: "/api/admin/ai-test-connection", summary: "AI bağlantısını deneme" },
      isUnaudited: true,
    })
    .input(testConnectionInput)
    .output(connectionResult)
    .mutation(({ ctx, input }) => testAiConnection(ctx.app, input)),

  budget: editorProcedure.output(aiBudget).query(({ ctx }) => getAiBudget(ctx.app)),

  updateBudget: ownerProcedure
    .input(updateAiBudgetInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateAiBudget(ctx.app, input);
      return { message: aiUsageTexts.saved };
    }),
});
