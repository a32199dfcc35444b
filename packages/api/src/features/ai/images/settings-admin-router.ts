import { unsplashTexts } from "@site/contract/ai/images/labels";
import { createUnsplashInput, unsplashSetting, updateUnsplashInput } from "@site/contract/ai/images/schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { editorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as settings from "./settings-service.ts";

const path = "/api/admin/unsplash-settings";
const openapi = { tags: ["Yönetim: AI"], protect: true };

export const adminUnsplashSettingsRouter = router({
  list: editorProcedure
    .meta({ openapi: { ...openapi, method: "GET", path, summary: "Görsel arama ayarları" } })
    .output(z.array(unsplashSetting))
    .query(({ ctx }) => settings.listUnsplashSettings(ctx.app)),

  get: ownerProcedure
    .meta({ openapi: { ...openapi, method: "GET", path: `${path}/{id}`, summary: "Görsel arama ayarı" } })
    .input(z.strictObject({ id }))
    .output(unsplashSetting)
    .query(({ ctx, input }) => settings.getUnsplashSetting(ctx.app, input.id)),

  create: ownerProcedure
    .meta({ openapi: { ...openapi, method: "POST", path, summary: "Görsel arama ayarı ekleme" }, needsPassword: true })
    .input(createUnsplashInput)
    .output(unsplashSetting)
    .mutation(({ ctx, input }) => settings.createUnsplashSetting(ctx.app, input)),

  update: ownerProcedure
    .meta({
      openapi: { ...openapi, method: "PUT", path: `${path}/{id}`, summary: "Görsel arama ayarını güncelleme" },
      needsPassword: true,
    })
    .input(updateUnsplashInput)
    .output(unsplashSetting)
    .mutation(({ ctx, input }) => settings.updateUnsplashSetting(ctx.app, input)),

  remove: ownerProcedure
    .meta({ openapi: { ...openapi, method: "DELETE", path: `${path}/{id}`, summary: "Görsel arama ayarını silme" } })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await settings.removeUnsplashSetting(ctx.app, input.id);
      return { message: unsplashTexts.removed };
    }),
});
