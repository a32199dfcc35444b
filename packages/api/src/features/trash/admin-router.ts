import { done } from "@site/contract/common/results";
import { trashTexts } from "@site/contract/trash/labels";
import { listTrashInput, restoreInput, trashPage } from "@site/contract/trash/schema";
import { restIn } from "../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { listTrash, restoreRecord } from "./service.ts";

const rest = restIn("Yönetim: çöp kutusu");

export const adminTrashRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/trash", "Silinen kayıtlar"))
    .input(listTrashInput)
    .output(trashPage)
    .query(({ ctx, input }) => listTrash(ctx.app, input)),

  restore: adminProcedure
    .meta(rest("POST /api/admin/trash/restore", "Silinen bir kaydı geri getirme"))
    .input(restoreInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const slug = await restoreRecord(ctx.app, input);
      const message = trashTexts.restored[input.entity];
      return { message: slug === undefined ? message : `${message} ${trashTexts.otherSlug(slug)}` };
    }),
});
