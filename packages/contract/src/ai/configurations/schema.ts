import { z } from "zod";
import { getKeys, id, requiredText } from "../../common/atoms.ts";
import { refuseEmpty } from "../../common/update.ts";
import { aiConfigurationTexts, aiProviders } from "./labels.ts";

const maxTokensField = z.number();
const temperatureField = z.number();

const { required, maxTokensInvalid, temperatureInvalid } = aiConfigurationTexts;

/** A model's name; it becomes a part of an address. */
export const modelName = requiredText(120, required).regex(/^[a-zA-Z0-9][\w.-]*$/, aiConfigurationTexts.modelInvalid);

/** A key as the provider shows it: visible ASCII, or the mask of the stored one. */
export const providerKey = (message: string) => requiredText(300, message).regex(/^[\x21-\x7e•]+$/, message);

const fields = z.strictObject({
  name: requiredText(120, required),
  provider: getKeys(aiProviders),
  model: modelName,
  maxTokens: z.int(maxTokensInvalid).min(1, maxTokensInvalid).max(32_768, maxTokensInvalid),
  temperature: z.number(temperatureInvalid).min(0, temperatureInvalid).max(2, temperatureInvalid),
  isActive: z.boolean(),
  isDefault: z.boolean(),
});

export const createAiConfigurationInput = fields.extend({
  provider: fields.shape.provider.default("gemini"),
  model: fields.shape.model.default("gemini-1.5-flash"),
  maxTokens: fields.shape.maxTokens.default(8192),
  temperature: fields.shape.temperature.default(0.7),
  isActive: fields.shape.isActive.default(true),
  isDefault: fields.shape.isDefault.default(false),
  apiKey: providerKey(required),
});

const keptKey = z.union([z.literal(""), providerKey(required)]).nullish();
/** The form of a stored configuration. */
export const storedAiConfigurationForm = fields.extend({ apiKey: keptKey });

/** Fields that are not sent stay as they are; so does a key that is masked or empty. */
export const updateAiConfigurationInput = storedAiConfigurationForm
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createAiConfigurationInput));

/** A configuration; of the key only its first and last four characters are shown. */
export const aiConfiguration = z.object({
  id: z.number(),
  name: z.string(),
  provider: getKeys(aiProviders),
  apiKey: z.string(),
  model: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  maxTokens: maxTokensField,
  temperature: temperatureField,
});

/** `id` names the configuration whose stored key a masked one represents. */
export const listModelsInput = z.strictObject({
  id: id.optional(),
  apiKey: providerKey(aiConfigurationTexts.keyFirst),
});
export const testConnectionInput = z.strictObject({
  id: id.optional(),
  apiKey: providerKey(aiConfigurationTexts.keyFirst),
  model: modelName,
});
export const connectionResult = z.object({ connected: z.boolean(), message: z.string() });

/** Models that a stored configuration's key may call; empty and not live if they could not be loaded. */
export const availableModels = z.object({ isLive: z.boolean(), text: z.array(z.string()), image: z.array(z.string()) });

export type AiConfiguration = z.output<typeof aiConfiguration>;
export type AvailableModels = z.output<typeof availableModels>;
export type CreateAiConfigurationInput = z.output<typeof createAiConfigurationInput>;
export type UpdateAiConfigurationInput = z.output<typeof updateAiConfigurationInput>;
