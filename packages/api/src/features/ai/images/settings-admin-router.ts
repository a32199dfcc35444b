import { unsplashTexts } from "@site/contract/ai/images/labels";
import { createUnsplashInput, unsplashSetting, updateUnsplashInput } from "@site/contract/ai/images/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as settings from "./settings-service.ts";

const rest = restIn("Yönetim: AI");

export const adminUnsplashSettingsRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/unsplash-settings", "Görsel arama ayarları"))
    .output(z.array(unsplashSetting))
    .query(({ ctx }) => settings.listUnsplashSettings(ctx.app)),

  get: adminProcedure
    .meta(rest("GET /api/admin/unsplash-settings/{id}", "Görsel arama ayarı"))
    .input(z.strictObject({ id }))
    .output(unsplashSetting)
    .query(({ ctx, input }) => settings.getUnsplashSetting(ctx.app, input.id)),

  create: adminProcedure
    .meta({
      ...rest("POST /api/admin/unsplash-settings", "Görsel arama ayarı ekleme"),
      needsPassword: true,
    })
    .input(createUnsplashInput)
    .output(unsplashSetting)
    .mutation(({ ctx, input }) => settings.createUnsplashSetting(ctx.app, input)),

  update: adminProcedure
    .meta({
      ...rest("PUT /api/admin/unsplash-settings/{id}", "Görsel arama ayarını güncelleme"),
      needsPassword: true,
    })
    .input(updateUnsplashInput)
    .output(unsplashSetting)
    .mutation(({ ctx, input }) => settings.updateUnsplashSetting(ctx.app, input)),

  remove: adminProcedure
    .meta(rest("DELETE /api/admin/unsplash-settings/{id}", "Görsel arama ayarını silme"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await settings.removeUnsplashSetting(ctx.app, input.id);
      return { message: unsplashTexts.removed };
    }),
});
