import { importSettingsInput, importSettingsResult } from "@site/contract/site/setting-transfer/schema";
import { z } from "zod";
import { ownerProcedure, router } from "../../../core/trpc.ts";
import { exportSettings, importSettings } from "./service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminSettingTransferRouter = router({
  export: ownerProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/settings-file",
        tags,
        summary: "Ayarları dosya olarak alma, gizli değerler olmadan",
        protect: true,
      },
      needsPassword: true,
    })
    .output(z.object({ name: z.string(), text: z.string() }))
    .query(({ ctx }) => exportSettings(ctx.app)),

  import: ownerProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/settings-file",
        tags,
        summary: "Ayar dosyasını yükleme veya yalnızca farkları görme",
        protect: true,
      },
    })
    .input(importSettingsInput)
    .output(importSettingsResult)
    .mutation(async ({ ctx, input: { file, isDryRun } }) => ({
      differences: await importSettings(ctx.app, file, isDryRun),
      isDryRun,
    })),
});
