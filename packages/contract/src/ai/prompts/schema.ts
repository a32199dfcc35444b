import { z } from "zod";
import { getKeys, id, requiredText, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import { promptCategories, promptTemplateTexts } from "./labels.ts";

const systemPromptField = z
  .string()
  .meta({ description: "Sistem isteminin metni · text of the system prompt", example: "Türkçe, sade ve doğru yaz." });

const { required } = promptTemplateTexts;

const fields = z.strictObject({
  name: requiredText(120, required).meta(meaningOf(commonFields.name)),
  systemPrompt: requiredText(20_000, required).meta(meaningOf(systemPromptField)),
  description: text(500).meta(meaningOf(commonFields.description)),
  category: getKeys(promptCategories).meta(meaningOf(commonFields.category)),
  isActive: commonFields.isActive,
  isDefault: commonFields.isDefault,
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

export const promptTemplate = z
  .object({
    id: commonFields.id,
    name: commonFields.name,
    description: commonFields.description,
    systemPrompt: systemPromptField,
    category: getKeys(promptCategories).meta(meaningOf(commonFields.category)),
    isActive: commonFields.isActive,
    isDefault: commonFields.isDefault,
    usageCount: commonFields.usageCount,
    createdAt: commonFields.createdAt,
  })
  .register(entities, { id: "PromptTemplate" });

export type PromptTemplate = z.output<typeof promptTemplate>;
export type CreatePromptTemplateInput = z.output<typeof createPromptTemplateInput>;
export type UpdatePromptTemplateInput = z.output<typeof updatePromptTemplateInput>;
