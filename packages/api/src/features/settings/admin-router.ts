import {
  notificationSetting,
  siteSettingRow,
  updateNotificationSettingInput,
  updateSecuritySettingInput,
  updateSiteSettingInput,
  updateSiteSettingsInput,
  updateSliderSettingInput,
  updateSliderSettingsInput,
} from "@site/contract/settings/admin-schema";
import { adminSecuritySetting, sliderSettings } from "@site/contract/settings/schema";
import { z } from "zod";
import { restIn, spelledAs } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import * as settings from "./admin-service.ts";
import * as notifications from "./notifications-admin-service.ts";
import { updateSecuritySetting } from "./security-admin-service.ts";
import { getSliderSettings } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSiteSettingsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/site-settings", "Site ayarları"),
      answer: spelledAs(z.array(siteSettingRow)),
    })
    .output(z.array(siteSettingRow))
    .query(({ ctx }) => settings.listSiteSettings(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/site-settings", "Bir site ayarı"),
      aliases: ["/api/site-settings"],
      answer: spelledAs(z.array(siteSettingRow)),
    })
    .input(updateSiteSettingInput)
    .output(z.array(siteSettingRow))
    .mutation(({ ctx, input }) => settings.updateSiteSettings(ctx.app, { [input.settingKey]: input.value })),

  updateMany: adminProcedure
    .meta({
      ...rest("PUT /api/admin/site-settings/bulk", "Birçok site ayarı"),
      aliases: ["/api/site-settings/bulk"],
      isMap: true,
      answer: spelledAs(z.array(siteSettingRow)),
    })
    .input(updateSiteSettingsInput)
    .output(z.array(siteSettingRow))
    .mutation(({ ctx, input }) => settings.updateSiteSettings(ctx.app, input)),
});

export const adminSliderSettingsRouter = router({
  get: adminProcedure
    .meta(rest("GET /api/admin/slider-settings", "Blog slider ayarları"))
    .output(sliderSettings)
    .query(({ ctx }) => getSliderSettings(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/slider-settings", "Bir slider ayarı"),
      aliases: ["/api/slider-settings"],
    })
    .input(updateSliderSettingInput)
    .output(sliderSettings)
    .mutation(({ ctx, input }) => settings.updateSliderSettings(ctx.app, { [input.settingKey]: input.value })),

  updateMany: adminProcedure
    .meta({
      ...rest("PUT /api/admin/slider-settings/bulk", "Birçok slider ayarı"),
      aliases: ["/api/slider-settings/bulk"],
      isMap: true,
    })
    .input(updateSliderSettingsInput)
    .output(sliderSettings)
    .mutation(({ ctx, input }) => settings.updateSliderSettings(ctx.app, input)),
});

export const adminSecuritySettingsRouter = router({
  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/security-settings/{key}", "Güvenlik doğrulamasının bir alanı"),
      needsPassword: true,
      answer: spelledAs(adminSecuritySetting),
      snakeInput: true,
    })
    .input(updateSecuritySettingInput)
    .output(adminSecuritySetting)
    .mutation(({ ctx, input }) => updateSecuritySetting(ctx.app, input)),
});

export const adminNotificationSettingsRouter = router({
  list: adminProcedure
    .meta({
      ...rest("GET /api/admin/notification-settings", "Bildirim ayarları"),
      aliases: ["/api/notification-settings"],
      answer: spelledAs(z.array(notificationSetting)),
    })
    .output(z.array(notificationSetting))
    .query(({ ctx }) => notifications.listNotificationSettings(ctx.app)),

  listAll: adminProcedure
    .meta({
      ...rest("GET /api/admin/notification-settings/all", "Bildirim ayarlarının hepsi"),
      aliases: ["/api/notification-settings/all"],
      answer: spelledAs(z.array(notificationSetting)),
    })
    .output(z.array(notificationSetting))
    .query(({ ctx }) => notifications.listNotificationSettings(ctx.app)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/notification-settings/{id}", "Bir bildirimi açma, kapama"),
      aliases: ["/api/notification-settings/{id}"],
      answer: spelledAs(notificationSetting),
      snakeInput: true,
    })
    .input(updateNotificationSettingInput)
    .output(notificationSetting)
    .mutation(({ ctx, input }) => notifications.updateNotificationSetting(ctx.app, input)),
});
