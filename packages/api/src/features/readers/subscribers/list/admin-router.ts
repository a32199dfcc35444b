import { done } from "@site/contract/common/results";
import { subscriberTexts } from "@site/contract/readers/subscribers/list/labels";
import {
  bySubscriberIdInput,
  exportSubscribersInput,
  subscriberExport,
  subscriberPage,
  subscriberPageInput,
} from "@site/contract/readers/subscribers/list/schema";
import { adminProcedure, router } from "../../../../core/procedures/trpc.ts";
import { exportSubscribers, findSubscribers, removeSubscriber } from "./service.ts";

export const adminSubscribersRouter = router({
  page: adminProcedure
    .input(subscriberPageInput)
    .output(subscriberPage)
    .query(({ ctx, input }) => findSubscribers(ctx.app, input)),

  /** A mutation, so that the audit log shows who took a copy of it. */
  export: adminProcedure
    .meta({ needsPassword: true })
    .input(exportSubscribersInput)
    .output(subscriberExport)
    .mutation(({ ctx, input }) => exportSubscribers(ctx.app, input)),

  remove: adminProcedure
    .meta({ needsPassword: true })
    .input(bySubscriberIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeSubscriber(ctx.app, input.id);
      return { message: subscriberTexts.deleted };
    }),
});
