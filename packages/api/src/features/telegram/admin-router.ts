import { telegramSettings, telegramTestResult, updateTelegramInput } from "@site/contract/telegram/schema";
import { ownerProcedure, router } from "../../core/trpc.ts";
import { getTelegramSettings, sendTelegramTest, updateTelegramSettings } from "./service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminTelegramRouter = router({
  get: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/telegram-settings",
        tags,
        summary: "Telegram ayarları",
        protect: true,
      },
      aliases: ["/api/telegram-settings"],
    })
    .output(telegramSettings)
    .query(({ ctx }) => getTelegramSettings(ctx.app)),

  update: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/telegram-settings",
        tags,
        summary: "Telegram ayarlarını güncelleme",
        protect: true,
      },
      aliases: ["/api/telegram-settings"],
      needsPassword: true,
    })
    .input(updateTelegramInput)
    .output(telegramSettings)
    .mutation(({ ctx, input }) => updateTelegramSettings(ctx.app, input)),

  test: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/telegram-test",
        tags,
        summary: "Test mesajı gönderme",
        protect: true,
      },
    })
    .output(telegramTestResult)
    .mutation(({ ctx }) => sendTelegramTest(ctx.app)),
});
