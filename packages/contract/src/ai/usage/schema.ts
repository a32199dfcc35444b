import { z } from "zod";
import { refuseEmpty } from "../../common/update.ts";
import { modelName } from "../configurations/schema.ts";
import { aiUsageTexts } from "./labels.ts";

const price = z
  .number(aiUsageTexts.priceInvalid)
  .min(0, aiUsageTexts.priceInvalid)
  .max(10_000, aiUsageTexts.priceInvalid);

/** Budget of a day in tokens, null for none; prices in US dollars per million tokens, 0 where they are unknown. */
export const aiBudgetForm = z.strictObject({
  dailyTokenLimit: z
    .int(aiUsageTexts.limitInvalid)
    .min(1000, aiUsageTexts.limitInvalid)
    .max(1_000_000_000, aiUsageTexts.limitInvalid)
    .nullable(),
  imageModel: z.union([z.literal(""), modelName]),
  inputPrice: price,
  outputPrice: price,
});

/** Fields that are not sent stay as they are. */
export const updateAiBudgetInput = aiBudgetForm.partial().superRefine(refuseEmpty(aiBudgetForm));

/** The budget with what the day (in Istanbul) has used; `running` calls count with what they may cost. */
export const aiBudget = z.object({
  dailyTokenLimit: z.number().nullable(),
  imageModel: z.string(),
  inputPrice: z.number(),
  outputPrice: z.number(),
  today: z.object({
    calls: z.number(),
    failed: z.number(),
    tokens: z.number(),
    cost: z.number(),
    byPurpose: z.array(z.object({ purpose: z.string(), calls: z.number(), tokens: z.number() })),
  }),
});

/** Which helpers can work. */
export const aiReadiness = z.object({ model: z.boolean(), imageSearch: z.boolean() });

export type AiBudget = z.output<typeof aiBudget>;
export type UpdateAiBudgetInput = z.output<typeof updateAiBudgetInput>;
export type AiReadiness = z.output<typeof aiReadiness>;
