import { importSettingsInput, importSettingsResult } from "@site/contract/site/setting-transfer/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { exportSettings, importSettings } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSettingTransferRouter = router({
  export: adminProcedure
    .meta({
      ...rest("GET /api/admin/settings-file", "Ayarları dosya olarak alma, gizli değerler olmadan"),
      needsPassword: true,
    })
    .output(z.object({ name: z.string(), text: z.string() }))
    .query(({ ctx }) => exportSettings(ctx.app)),

  import: adminProcedure
    .meta(rest("POST /api/admin/settings-file", "Ayar dosyasını yükleme veya yalnızca farkları görme"))
    .input(importSettingsInput)
    .output(importSettingsResult)
    .mutation(async ({ ctx, input: { file, isDryRun } }) => ({
      differences: await importSettings(ctx.app, file, isDryRun),
      isDryRun,
    })),
});
