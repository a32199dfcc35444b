import { done } from "@site/contract/common/results";
import { settingHistoryTexts } from "@site/contract/site/setting-history/labels";
import {
  listSettingChangesInput,
  revertSettingInput,
  settingChangePage,
} from "@site/contract/site/setting-history/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { isSensitiveChange, revertSetting } from "./revert-service.ts";
import { listSettingChanges } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSettingHistoryRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/setting-history", "Bir sekmedeki değişiklikler"))
    .input(listSettingChangesInput)
    .output(settingChangePage)
    .query(({ ctx, input }) => listSettingChanges(ctx.app, input)),

  revert: adminProcedure
    .meta({
      ...rest("POST /api/admin/setting-history/{id}/revert", "Önceki değere dönme"),
      needsPassword: ({ app, input }) => {
        const { data } = revertSettingInput.safeParse(input);
        return data !== undefined && isSensitiveChange(app, data.id);
      },
    })
    .input(revertSettingInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await revertSetting(ctx.app, input.id);
      return { message: settingHistoryTexts.reverted };
    }),
});
