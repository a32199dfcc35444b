import { boardSettings, updateBoardSettingsInput } from "@site/contract/becayis/board/settings/admin-schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { done } from "@site/contract/common/results";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { readBoardSettings, updateBoardSettings } from "./service.ts";

/** Calls for the lifetimes and limits of the board. */
export const adminBoardSettingsRouter = router({
  get: adminProcedure.output(boardSettings).query(({ ctx }) => readBoardSettings(ctx.app.db.prisma)),

  update: adminProcedure
    .input(updateBoardSettingsInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updateBoardSettings(ctx.app, input);
      return { message: boardSettingTexts.saved };
    }),
});
