import { telegramSettings, telegramTestResult, updateTelegramInput } from "@site/contract/telegram/schema";
import { restIn, spelledAs } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { getTelegramSettings, sendTelegramTest, updateTelegramSettings } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminTelegramRouter = router({
  get: adminProcedure
    .meta({
      ...rest("GET /api/admin/telegram-settings", "Telegram ayarları"),
      aliases: ["/api/telegram-settings"],
      answer: spelledAs(telegramSettings),
    })
    .output(telegramSettings)
    .query(({ ctx }) => getTelegramSettings(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/telegram-settings", "Telegram ayarlarını güncelleme"),
      aliases: ["/api/telegram-settings"],
      needsPassword: true,
      answer: spelledAs(telegramSettings),
      snakeInput: true,
    })
    .input(updateTelegramInput)
    .output(telegramSettings)
    .mutation(({ ctx, input }) => updateTelegramSettings(ctx.app, input)),

  test: adminProcedure.output(telegramTestResult).mutation(({ ctx }) => sendTelegramTest(ctx.app)),
});
