import { done } from "@site/contract/common/results";
import { trashTexts } from "@site/contract/trash/labels";
import { listTrashInput, restoreInput, trashPage } from "@site/contract/trash/schema";
import { adminProcedure, router } from "../../core/trpc.ts";
import { listTrash, restoreRecord } from "./service.ts";

const tags = ["Yönetim: çöp kutusu"];

export const adminTrashRouter = router({
  list: adminProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/trash", tags, summary: "Silinen kayıtlar", protect: true } })
    .input(listTrashInput)
    .output(trashPage)
    .query(({ ctx, input }) => listTrash(ctx.app, ctx.adminIdentity, input)),

  restore: adminProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/trash/restore",
        tags,
        summary: "Silinen bir kaydı geri getirme",
        protect: true,
      },
    })
    .input(restoreInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const slug = await restoreRecord(ctx.app, ctx.adminIdentity, input);
      const message = trashTexts.restored[input.entity];
      return { message: slug === undefined ? message : `${message} ${trashTexts.otherSlug(slug)}` };
    }),
});
