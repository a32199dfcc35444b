import { done } from "@site/contract/common/results";
import { settingHistoryTexts } from "@site/contract/site/setting-history/labels";
import {
  listSettingChangesInput,
  revertSettingInput,
  settingChangePage,
} from "@site/contract/site/setting-history/schema";
import { editorProcedure, router } from "../../../core/trpc.ts";
import { isSensitiveChange, revertSetting } from "./revert-service.ts";
import { listSettingChanges } from "./service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminSettingHistoryRouter = router({
  list: editorProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/api/admin/setting-history",
        tags,
        summary: "Bir sekmedeki değişiklikler",
        protect: true,
      },
    })
    .input(listSettingChangesInput)
    .output(settingChangePage)
    .query(({ ctx, input }) => listSettingChanges(ctx.app, ctx.adminIdentity, input)),

  revert: editorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/setting-history/{id}/revert",
        tags,
        summary: "Önceki değere dönme",
        protect: true,
      },
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
