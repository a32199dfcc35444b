import { telegramReasons, telegramTexts } from "@site/contract/telegram/labels";
import type { TelegramSettings, UpdateTelegramInput } from "@site/contract/telegram/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { getCell, isMasked, SECRET_MASK } from "../../core/secrets/secret-box.ts";
import { TelegramError } from "../../integrations/telegram.ts";
import { getSiteSettings } from "../settings/service.ts";

/** Encryption context of the bot's key. */
export const API_KEY_COLUMN = "telegram_settings.api_key";
const ROW = 1;

/** Returns the settings; the key is masked. */
export async function getTelegramSettings(app: App): Promise<TelegramSettings> {
  const row = await app.db.prisma.telegramSetting.findUnique({ where: { id: ROW } });
  return {
    apiKey: row?.apiKey ? SECRET_MASK : "",
    chatId: row?.chatId ?? "",
    enabled: row?.enabled ?? false,
    lastError: row?.lastError ?? "",
  };
}

/**
 * Saves what is sent of the settings; a masked or empty key keeps the stored one.
 * @throws VALIDATION_FAILED without a key or a recipient, unless the messages are switched off
 */
export async function updateTelegramSettings(
  app: App,
  { apiKey: key, chatId, enabled }: UpdateTelegramInput,
): Promise<TelegramSettings> {
  const apiKey = key && !isMasked(key) ? app.secrets.seal(getCell(API_KEY_COLUMN, ROW), key) : undefined;
  await app.db.prisma.$transaction(async (tx) => {
    const before = await tx.telegramSetting.findUnique({ where: { id: ROW } });
    const isCleared = (given: string | undefined, stored: unknown) => given === "" && Boolean(stored);
    const mayLack = enabled === false;
    if (isCleared(key, before?.apiKey) || !(apiKey ?? before?.apiKey ?? mayLack))
      throw required("apiKey", telegramTexts.apiKeyRequired);
    if (isCleared(chatId, before?.chatId) || !((chatId ?? before?.chatId) || mayLack))
      throw required("chatId", telegramTexts.chatIdRequired);
    const data = { apiKey, chatId, enabled, lastError: "" };
    await tx.telegramSetting.upsert({ where: { id: ROW }, create: data, update: data });
  });
  return getTelegramSettings(app);
}

function required(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}

/** Sends a test message with the stored settings and reports the result. */
export async function sendTelegramTest(app: App): Promise<{ success: boolean; message: string }> {
  const row = await app.db.prisma.telegramSetting.findUnique({ where: { id: ROW } });
  if (!row?.apiKey || !row.chatId) return { success: false, message: telegramTexts.notConfigured };
  const { site_name } = await getSiteSettings(app);
  try {
    await app.telegram.send({
      apiKey: app.secrets.open(getCell(API_KEY_COLUMN, ROW), row.apiKey),
      chatId: row.chatId,
      text: telegramTexts.testMessage(site_name),
    });
    return { success: true, message: telegramTexts.testSent };
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error;
    return { success: false, message: `${telegramTexts.testNotSent} ${telegramReasons[error.reason]}` };
  }
}
