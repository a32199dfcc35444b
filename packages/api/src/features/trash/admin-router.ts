import { done } from "@site/contract/common/results";
import { trashTexts } from "@site/contract/trash/labels";
import { listTrashInput, restoreInput, trashPage } from "@site/contract/trash/schema";
import { adminProcedure, router } from "../../core/procedures/trpc.ts";
import { listTrash, restoreRecord } from "./service.ts";

export const adminTrashRouter = router({
  list: adminProcedure
    .input(listTrashInput)
    .output(trashPage)
    .query(({ ctx, input }) => listTrash(ctx.app, input)),

  restore: adminProcedure
    .input(restoreInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const slug = await restoreRecord(ctx.app, input);
      const message = trashTexts.restored[input.entity];
      return { message: slug === undefined ? message : `${message} ${trashTexts.otherSlug(slug)}` };
    }),
});
