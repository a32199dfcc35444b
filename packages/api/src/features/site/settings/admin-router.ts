import {
  notificationSetting,
  siteSettingRow,
  updateNotificationSettingInput,
  updateSecuritySettingInput,
  updateSiteSettingInput,
  updateSiteSettingsInput,
  updateSliderSettingInput,
  updateSliderSettingsInput,
} from "@site/contract/site/admin-schema";
import { adminSecuritySetting, sliderSettings } from "@site/contract/site/schema";
import { z } from "zod";
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as settings from "./admin-service.ts";
import * as notifications from "./notifications-admin-service.ts";
import { updateSecuritySetting } from "./security-admin-service.ts";
import { getSliderSettings } from "./service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminSiteSettingsRouter = router({
  list: ownerProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/site-settings", tags, summary: "Site ayarları", protect: true },
    })
    .output(z.array(siteSettingRow))
    .query(({ ctx }) => settings.listSiteSettings(ctx.app)),

  update: ownerProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/site-settings", tags, summary: "Bir site ayarı", protect: true },
      aliases: ["/api/site-settings"],
    })
    .input(updateSiteSettingInput)
    .output(z.array(siteSettingRow))
    .mutation(({ ctx, input }) => settings.updateSiteSettings(ctx.app, { [input.settingKey]: input.value })),

  updateMany: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/site-settings/bulk",
        tags,
        summary: "Birçok site ayarı",
        protect: true,
      },
      aliases: ["/api/site-settings/bulk"],
      isMap: true,
    })
    .input(updateSiteSettingsInput)
    .output(z.array(siteSettingRow))
    .mutation(({ ctx, input }) => settings.updateSiteSettings(ctx.app, input)),
});

export const adminSliderSettingsRouter = router({
  get: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/slider-settings",
        tags,
        summary: "Blog slayt ayarları",
        protect: true,
      },
    })
    .output(sliderSettings)
    .query(({ ctx }) => getSliderSettings(ctx.app)),

  update: editorProcedure
    .meta({
      openapi: { method: "PUT", path: "/api/admin/slider-settings", tags, summary: "Bir slayt ayarı", protect: true },
      aliases: ["/api/slider-settings"],
    })
    .input(updateSliderSettingInput)
    .output(sliderSettings)
    .mutation(({ ctx, input }) => settings.updateSliderSettings(ctx.app, { [input.settingKey]: input.value })),

  updateMany: editorProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/slider-settings/bulk",
        tags,
        summary: "Birçok slayt ayarı",
        protect: true,
      },
      aliases: ["/api/slider-settings/bulk"],
      isMap: true,
    })
    .input(updateSliderSettingsInput)
    .output(sliderSettings)
    .mutation(({ ctx, input }) => settings.updateSliderSettings(ctx.app, input)),
});

export const adminSecuritySettingsRouter = router({
  update: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/security-settings/{key}",
        tags,
        summary: "Güvenlik doğrulamasının bir alanı",
        protect: true,
      },
      needsPassword: true,
    })
    .input(updateSecuritySettingInput)
    .output(adminSecuritySetting)
    .mutation(({ ctx, input }) => updateSecuritySetting(ctx.app, input)),
});

export const adminNotificationSettingsRouter = router({
  list: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/notification-settings",
        tags,
        summary: "Bildirim ayarları",
        protect: true,
      },
      aliases: ["/api/notification-settings"],
    })
    .output(z.array(notificationSetting))
    .query(({ ctx }) => notifications.listNotificationSettings(ctx.app)),

  listAll: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/notification-settings/all",
        tags,
        summary: "Bildirim ayarlarının hepsi",
        protect: true,
      },
      aliases: ["/api/notification-settings/all"],
    })
    .output(z.array(notificationSetting))
    .query(({ ctx }) => notifications.listNotificationSettings(ctx.app)),

  update: ownerProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/api/admin/notification-settings/{id}",
        tags,
        summary: "Bir bildirimi açma, kapama",
        protect: true,
      },
      aliases: ["/api/notification-settings/{id}"],
    })
    .input(updateNotificationSettingInput)
    .output(notificationSetting)
    .mutation(({ ctx, input }) => notifications.updateNotificationSetting(ctx.app, input)),
});
