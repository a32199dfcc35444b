import { z } from "zod";
import { requiredText } from "../common/atoms.ts";
import { refuseEmpty } from "../common/update.ts";
import { telegramTexts } from "./labels.ts";

const apiKeyField = z.string();
const chatIdField = z.string();

/** The form of the settings. A masked key keeps the stored one. */
export const telegramForm = z.strictObject({
  apiKey: requiredText(200, telegramTexts.apiKeyRequired).regex(/^(\d+:[\w-]+|.*•.*)$/, telegramTexts.apiKeyInvalid),
  chatId: requiredText(60, telegramTexts.chatIdRequired).regex(/^(-?\d+|@\w+)$/, telegramTexts.chatIdInvalid),
  enabled: z.boolean().optional(),
});

/** Fields that are not sent stay as they are; so does a key that is masked or empty. */
export const updateTelegramInput = telegramForm
  .partial()
  .extend({
    apiKey: telegramForm.shape.apiKey.or(z.literal("")).optional(),
    chatId: telegramForm.shape.chatId.or(z.literal("")).optional(),
  })
  .superRefine(refuseEmpty(telegramForm));

/** The settings with the key masked. */
export const telegramSettings = z.object({
  apiKey: apiKeyField,
  chatId: chatIdField,
  enabled: z.boolean(),
  /** Why the last message was refused; empty if it was delivered. */
  lastError: z.string(),
});
export const telegramTestResult = z.object({ success: z.boolean(), message: z.string() });

export type UpdateTelegramInput = z.output<typeof updateTelegramInput>;
export type TelegramSettings = z.output<typeof telegramSettings>;
