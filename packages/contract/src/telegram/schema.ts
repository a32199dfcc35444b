import { z } from "zod";
import { requiredText } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { refuseEmpty } from "../common/update.ts";
import { telegramTexts } from "./labels.ts";

const apiKeyField = z.string().meta({
  description: "Telegram botunun anahtarı; okunurken maskelidir · key of the Telegram bot, masked where it is read",
  example: "123456789:AAExample-Token_of-the-bot",
});
const chatIdField = z
  .string()
  .meta({ description: "Telegram sohbetinin numarası · id of the Telegram chat", example: "-1001234567890" });

/** The form of the settings. A masked key keeps the stored one. */
export const telegramForm = z.strictObject({
  api_key: requiredText(200, telegramTexts.apiKeyRequired).regex(/^(\d+:[\w-]+|.*•.*)$/, telegramTexts.apiKeyInvalid),
  chat_id: requiredText(60, telegramTexts.chatIdRequired).regex(/^(-?\d+|@\w+)$/, telegramTexts.chatIdInvalid),
  enabled: fields.isEnabled.optional(),
});

/** Fields that are not sent stay as they are; so does the key where it is masked or empty. */
export const updateTelegramInput = telegramForm
  .partial()
  .extend({
    api_key: telegramForm.shape.api_key.or(z.literal("")).optional().meta(meaningOf(apiKeyField)),
    chat_id: telegramForm.shape.chat_id.or(z.literal("")).optional().meta(meaningOf(chatIdField)),
  })
  .superRefine(refuseEmpty(telegramForm));

/** The settings with the key masked. */
export const telegramSettings = z
  .object({
    api_key: apiKeyField,
    chat_id: chatIdField,
    enabled: fields.isEnabled,
    /** Why the last message was refused; empty if it was delivered. */
    last_error: z.string().describe("Son gönderimin hatası; yoksa boş · error of the last message; empty without one"),
  })
  .register(entities, { id: "TelegramSettings" });
export const telegramTestResult = z
  .object({ success: fields.success, message: fields.message })
  .register(entities, { id: "TelegramTestResult" });

export type UpdateTelegramInput = z.output<typeof updateTelegramInput>;
export type TelegramSettings = z.output<typeof telegramSettings>;
