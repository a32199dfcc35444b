import {
  cannedReason,
  createCannedReasonInput,
  updateCannedReasonInput,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { id } from "@site/contract/common/atoms";
import { done, savedRecord } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import * as reasons from "./reasons-service.ts";

/** The administrator's stored reasons for rejections. */
export const reasonsRouter = router({
  list: adminProcedure.output(z.array(cannedReason)).query(({ ctx }) => reasons.listReasons(ctx.app)),

  create: adminProcedure
    .input(createCannedReasonInput)
    .output(savedRecord)
    .mutation(async ({ ctx, input }) => ({
      id: await reasons.createReason(ctx.app, input.text),
      message: adminBecayisTexts.cannedReasonSaved,
    })),

  update: adminProcedure
    .input(updateCannedReasonInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reasons.updateReason(ctx.app, input);
      return { message: adminBecayisTexts.cannedReasonSaved };
    }),

  remove: adminProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await reasons.removeReason(ctx.app, input.id);
      return { message: adminBecayisTexts.cannedReasonRemoved };
    }),
});
