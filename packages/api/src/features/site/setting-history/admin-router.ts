import { done } from "@site/contract/common/results";
import { settingHistoryTexts } from "@site/contract/site/setting-history/labels";
import {
  listSettingChangesInput,
  revertSettingInput,
  settingChangePage,
} from "@site/contract/site/setting-history/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { editorProcedure, router } from "../../../core/procedures/trpc.ts";
import { isSensitiveChange, revertSetting } from "./revert-service.ts";
import { listSettingChanges } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSettingHistoryRouter = router({
  list: editorProcedure
    .meta(rest("GET /api/admin/setting-history", "Bir sekmedeki değişiklikler"))
    .input(listSettingChangesInput)
    .output(settingChangePage)
    .query(({ ctx, input }) => listSettingChanges(ctx.app, ctx.adminIdentity, input)),

  revert: editorProcedure
    .meta({
      ...rest("POST /api/admin/setting-history/{id}/revert", "Önceki değere dönme"),
      needsPassword: ({ app, admin, input }) => {
        const { data } = revertSettingInput.safeParse(input);
        return data !== undefined && isSensitiveChange(app, admin, data.id);
      },
    })
    .input(revertSettingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await revertSetting(ctx.app, ctx.adminIdentity, input.id);
      return { message: settingHistoryTexts.reverted };
    }),
});
