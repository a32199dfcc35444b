import { z } from "zod";
import { getKeys, id, requiredText, text } from "../../common/atoms.ts";
import { refuseEmpty } from "../../common/update.ts";
import { promptCategories, promptTemplateTexts } from "./labels.ts";

const systemPromptField = z.string();

const { required } = promptTemplateTexts;

const fields = z.strictObject({
  name: requiredText(120, required),
  systemPrompt: requiredText(20_000, required),
  description: text(500),
  category: getKeys(promptCategories),
  isActive: z.boolean(),
  isDefault: z.boolean(),
});

export const createPromptTemplateInput = fields.extend({
  description: fields.shape.description.default(""),
  category: fields.shape.category.default("general"),
  isActive: fields.shape.isActive.default(true),
  isDefault: fields.shape.isDefault.default(false),
});

/** Fields that are not sent stay as they are. */
export const updatePromptTemplateInput = fields
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createPromptTemplateInput));

export const promptTemplate = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  systemPrompt: systemPromptField,
  category: getKeys(promptCategories),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  usageCount: z.number(),
  createdAt: z.string(),
});

export type PromptTemplate = z.output<typeof promptTemplate>;
export type CreatePromptTemplateInput = z.output<typeof createPromptTemplateInput>;
export type UpdatePromptTemplateInput = z.output<typeof updatePromptTemplateInput>;
