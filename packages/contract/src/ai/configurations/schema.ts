import { z } from "zod";
import { getKeys, id, requiredText } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as commonFields from "../../common/fields.ts";
import { refuseEmpty } from "../../common/update.ts";
import { aiConfigurationTexts, aiProviders } from "./labels.ts";

const providerField = { description: "Yapay zekâ sağlayıcısı · provider of the AI" };
const maxTokensField = z.number().describe("Yanıtın en fazla birim sayısı · most tokens of an answer");
const temperatureField = z.number().describe("Serbestlik, 0 ile 2 arası · temperature, 0 to 2");
const apiKeyField = {
  description: "Sağlayıcının anahtarı; okunurken maskelidir · key of the provider, masked where it is read",
  example: "AIzaOrnekAnahtar-1234567890",
};

const { required, maxTokensInvalid, temperatureInvalid } = aiConfigurationTexts;

/** A model's name; it becomes a part of an address. */
export const modelName = requiredText(120, required)
  .regex(/^[a-zA-Z0-9][\w.-]*$/, aiConfigurationTexts.modelInvalid)
  .meta(meaningOf(commonFields.model));

/** A key as the provider shows it: visible ASCII, or the mask of the stored one. */
export const providerKey = (message: string) => requiredText(300, message).regex(/^[\x21-\x7e•]+$/, message);

const fields = z.strictObject({
  name: requiredText(120, required).meta(meaningOf(commonFields.name)),
  provider: getKeys(aiProviders).meta(providerField),
  model: modelName,
  maxTokens: z
    .int(maxTokensInvalid)
    .min(1, maxTokensInvalid)
    .max(32_768, maxTokensInvalid)
    .meta(meaningOf(maxTokensField)),
  temperature: z
    .number(temperatureInvalid)
    .min(0, temperatureInvalid)
    .max(2, temperatureInvalid)
    .meta(meaningOf(temperatureField)),
  isActive: commonFields.isActive,
  isDefault: commonFields.isDefault,
});

export const createAiConfigurationInput = fields.extend({
  provider: fields.shape.provider.default("gemini"),
  model: fields.shape.model.default("gemini-1.5-flash"),
  maxTokens: fields.shape.maxTokens.default(8192),
  temperature: fields.shape.temperature.default(0.7),
  isActive: fields.shape.isActive.default(true),
  isDefault: fields.shape.isDefault.default(false),
  apiKey: providerKey(required).meta(apiKeyField),
});

const keptKey = z.union([z.literal(""), providerKey(required)]).nullish();
/** The form of a stored configuration. */
export const storedAiConfigurationForm = fields.extend({ apiKey: keptKey.meta(apiKeyField) });

/** Fields that are not sent stay as they are; so does the key where it is masked or empty. */
export const updateAiConfigurationInput = storedAiConfigurationForm
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createAiConfigurationInput));

/** A configuration; of the key only its first and last four characters are shown. */
export const aiConfiguration = z
  .object({
    id: commonFields.id,
    name: commonFields.name,
    provider: getKeys(aiProviders).meta(providerField),
    apiKey: z.string().meta(apiKeyField),
    model: commonFields.model,
    isActive: commonFields.isActive,
    isDefault: commonFields.isDefault,
    maxTokens: maxTokensField,
    temperature: temperatureField,
  })
  .register(entities, { id: "AiConfiguration" });

/** `id` names the configuration whose stored key a masked one represents. */
export const listModelsInput = z.strictObject({
  id: id.optional(),
  apiKey: providerKey(aiConfigurationTexts.keyFirst).meta(apiKeyField),
});
export const testConnectionInput = z.strictObject({
  id: id.optional(),
  apiKey: providerKey(aiConfigurationTexts.keyFirst).meta(apiKeyField),
  model: modelName,
});
export const connectionResult = z
  .object({ connected: commonFields.connected, message: commonFields.message })
  .register(entities, { id: "ConnectionResult" });

/** Models that a stored configuration's key may call; empty and not live where they could not be loaded. */
export const availableModels = z.object({ isLive: z.boolean(), text: z.array(z.string()), image: z.array(z.string()) });

export type AiConfiguration = z.output<typeof aiConfiguration>;
export type AvailableModels = z.output<typeof availableModels>;
export type CreateAiConfigurationInput = z.output<typeof createAiConfigurationInput>;
export type UpdateAiConfigurationInput = z.output<typeof updateAiConfigurationInput>;
