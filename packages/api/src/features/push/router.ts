import { done } from "@site/contract/common/results";
import { pushTexts } from "@site/contract/push/labels";
import { addPushDeviceInput, pushDevices, removePushDeviceInput } from "@site/contract/push/schema";
import { memberProcedure, router } from "../../core/procedures/trpc.ts";
import { addPushDevice, listPushDevices, removePushDevice } from "./service.ts";

export const pushDevicesRouter = router({
  list: memberProcedure.output(pushDevices).query(({ ctx }) => listPushDevices(ctx.app, ctx.memberIdentity.id)),

  add: memberProcedure
    .input(addPushDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await addPushDevice(ctx.app, ctx.memberIdentity.id, input);
      return { message: pushTexts.on };
    }),

  remove: memberProcedure
    .input(removePushDeviceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removePushDevice(ctx.app, ctx.memberIdentity.id, input.endpoint);
      return { message: pushTexts.off };
    }),
});
