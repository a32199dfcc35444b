import { pendingTexts } from "@site/contract/inbox/pending/labels";
import {
  decided,
  decideInput,
  heldAction,
  listPendingInput,
  pendingCounts,
  pendingList,
  takeBackInput,
  takenBack,
} from "@site/contract/inbox/pending/schema";
import { z } from "zod";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { listHeldActions } from "../../held-actions/service.ts";
import { decide, takeBack } from "./held-service.ts";
import { countPending, listPending } from "./service.ts";

export const adminPendingRouter = router({
  list: adminProcedure
    .input(listPendingInput)
    .output(pendingList)
    .query(({ ctx, input }) => listPending(ctx.app, input)),

  held: adminProcedure.output(z.array(heldAction)).query(({ ctx }) => listHeldActions(ctx.app, ctx.adminIdentity.id)),

  decide: adminProcedure
    .input(decideInput)
    .output(decided)
    .mutation(({ ctx, input }) => decide(ctx.app, ctx.adminIdentity.id, input)),

  takeBack: adminProcedure
    .input(takeBackInput)
    .output(takenBack)
    .mutation(async ({ ctx, input }) => {
      const count = await takeBack(ctx.app, ctx.adminIdentity, input);
      return { count, message: pendingTexts.takenBack(count, input.actions.length) };
    }),

  counts: adminProcedure.output(pendingCounts).query(({ ctx }) => countPending(ctx.app)),
});
