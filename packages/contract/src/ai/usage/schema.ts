import { z } from "zod";
import { refuseEmpty } from "../../common/update.ts";
import { modelName } from "../configurations/schema.ts";
import { aiUsageTexts } from "./labels.ts";

const MAX_CALLS = 100_000;

/**
 * The limit of calls per day, null for none, and the model that makes images, empty for the first that the key may
 * call.
 */
export const aiUsageForm = z.strictObject({
  dailyCallLimit: z
    .int(aiUsageTexts.limitInvalid)
    .min(1, aiUsageTexts.limitInvalid)
    .max(MAX_CALLS, aiUsageTexts.limitInvalid)
    .nullable(),
  imageModel: z.union([z.literal(""), modelName]),
});

/** Fields that are not sent stay as they are. */
export const updateAiUsageInput = aiUsageForm.partial().superRefine(refuseEmpty(aiUsageForm));

/** The limit, and what today (in Istanbul) has used of it. */
export const aiUsage = z.object({
  dailyCallLimit: z.number().nullable(),
  imageModel: z.string(),
  today: z.object({
    calls: z.number(),
    failed: z.number(),
    tokens: z.number(),
    byPurpose: z.array(z.object({ purpose: z.string(), calls: z.number(), tokens: z.number() })),
  }),
});

/** Which helpers are configured. */
export const aiReadiness = z.object({ model: z.boolean(), imageSearch: z.boolean() });

export type AiUsage = z.output<typeof aiUsage>;
export type UpdateAiUsageInput = z.output<typeof updateAiUsageInput>;
export type AiReadiness = z.output<typeof aiReadiness>;
