import { z } from "zod";
import { id, keysOf, requiredText, text } from "../../common/atoms.ts";
import { promptCategories, promptTemplateTexts } from "./labels.ts";

const { required } = promptTemplateTexts;

export const createPromptTemplateInput = z.strictObject({
  name: requiredText(120, required),
  systemPrompt: requiredText(20_000, required),
  description: text(500).default(""),
  category: keysOf(promptCategories).default("general"),
  isActive: z.boolean().default(true),
  isDefault: z.boolean().default(false),
});

export const updatePromptTemplateInput = createPromptTemplateInput.extend({ id });

export const promptTemplate = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  systemPrompt: z.string(),
  category: keysOf(promptCategories),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  usageCount: z.number(),
  createdAt: z.string(),
});

export type PromptTemplate = z.output<typeof promptTemplate>;
export type CreatePromptTemplateInput = z.output<typeof createPromptTemplateInput>;
export type UpdatePromptTemplateInput = z.output<typeof updatePromptTemplateInput>;
