import { telegramFaults, telegramTexts } from "@site/contract/telegram/labels";
import type { TelegramSettings, UpdateTelegramInput } from "@site/contract/telegram/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/errors.ts";
import { cellOf, isMasked, SECRET_MASK } from "../../core/secret-box.ts";
import { TelegramError } from "../../integrations/telegram.ts";
import { getSiteSettings } from "../site/settings/service.ts";

/** Encryption context of the bot's key. */
export const API_KEY_COLUMN = "telegram_settings.api_key";
const ROW = 1;

/** Returns the settings; the key is masked. */
export async function getTelegramSettings(app: App): Promise<TelegramSettings> {
  const row = await app.db.prisma.telegramSetting.findUnique({ where: { id: ROW } });
  return {
    api_key: row?.apiKey ? SECRET_MASK : "",
    chat_id: row?.chatId ?? "",
    enabled: row?.enabled ?? false,
    last_error: row?.lastError ?? "",
  };
}

/** Saves the settings. A masked key keeps the stored one. @throws VALIDATION_FAILED if there is none */
export async function updateTelegramSettings(
  app: App,
  { api_key, chat_id: chatId, enabled }: UpdateTelegramInput,
): Promise<TelegramSettings> {
  const apiKey = isMasked(api_key) ? undefined : app.secrets.seal(cellOf(API_KEY_COLUMN, ROW), api_key);
  await app.db.prisma.$transaction(async (tx) => {
    if (!apiKey && (await tx.telegramSetting.count({ where: { id: ROW, apiKey: { not: null } } })) === 0)
      throw new AppError("VALIDATION_FAILED", {
        message: telegramTexts.apiKeyRequired,
        fields: { api_key: telegramTexts.apiKeyRequired },
      });
    const data = { apiKey, chatId, enabled, lastError: "" };
    await tx.telegramSetting.upsert({ where: { id: ROW }, create: data, update: data });
  });
  return getTelegramSettings(app);
}

/** Sends a test message with the stored settings and reports the result. */
export async function sendTelegramTest(app: App): Promise<{ success: boolean; message: string }> {
  const row = await app.db.prisma.telegramSetting.findUnique({ where: { id: ROW } });
  if (!row?.apiKey || !row.chatId) return { success: false, message: telegramTexts.notConfigured };
  const { site_name } = await getSiteSettings(app);
  try {
    await app.telegram.send({
      apiKey: app.secrets.open(cellOf(API_KEY_COLUMN, ROW), row.apiKey),
      chatId: row.chatId,
      text: telegramTexts.testMessage(site_name),
    });
    return { success: true, message: telegramTexts.testSent };
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error;
    return { success: false, message: `${telegramTexts.testNotSent} ${telegramFaults[error.fault]}` };
  }
}
