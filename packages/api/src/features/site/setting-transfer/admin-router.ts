import * as fields from "@site/contract/common/fields";
import { importSettingsInput, importSettingsResult } from "@site/contract/site/setting-transfer/schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import { exportSettings, importSettings } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSettingTransferRouter = router({
  export: ownerProcedure
    .meta({
      ...rest("GET /api/admin/settings-file", {
        tr: "Ayarları dosya olarak alma, gizli değerler olmadan",
        en: "Get the settings as a file, without secrets",
      }),
      needsPassword: true,
    })
    .output(z.object({ name: fields.name, text: fields.text }))
    .query(({ ctx }) => exportSettings(ctx.app)),

  import: ownerProcedure
    .meta(
      rest("POST /api/admin/settings-file", {
        tr: "Ayar dosyasını yükleme veya yalnızca farkları görme",
        en: "Load a settings file, or only show the differences",
      }),
    )
    .input(importSettingsInput)
    .output(importSettingsResult)
    .mutation(async ({ ctx, input: { file, isDryRun } }) => ({
      differences: await importSettings(ctx.app, file, isDryRun),
      isDryRun,
    })),
});
