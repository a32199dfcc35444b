import { done } from "@site/contract/common/results";
import { paths } from "@site/contract/paths";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import {
  followInput,
  followTokenInput,
  saveFollowInput,
  saveOwnSubscriptionInput,
  subscription,
} from "@site/contract/readers/subscribers/subscriptions/schema";
import { restIn } from "../../../../core/procedures/rest.ts";
import { publicProcedure, router, verifiedMemberProcedure } from "../../../../core/procedures/trpc.ts";
import * as choices from "./choices-service.ts";
import { confirmFollow, requestFollow } from "./service.ts";

const rest = restIn("Blog");

export const subscribersRouter = router({
  follow: publicProcedure
    .meta({
      ...rest("POST /api/subscribers", "E-postayla takip isteme"),
      formPage: paths.follow,
    })
    .input(followInput)
    .output(done)
    .mutation(({ ctx, input }) => requestFollow(ctx.app, ctx.caller, input)),

  confirm: publicProcedure
    .input(followTokenInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await confirmFollow(ctx.app, ctx.caller, input.token);
      return { message: followTexts.confirmed };
    }),

  /** A mutation, so that the link's token travels in the body. */
  openChoices: publicProcedure
    .input(followTokenInput)
    .output(subscription)
    .mutation(({ ctx, input }) => choices.openChoices(ctx.app, ctx.caller, input.token)),

  saveChoices: publicProcedure
    .input(saveFollowInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await choices.saveChoices(ctx.app, ctx.caller, input);
      return { message: followTexts.saved };
    }),

  leave: publicProcedure
    .meta({
      ...rest("POST /api/subscribers/leave", "E-postadaki bağlantıyla takipten ayrılma"),
      isOneClick: true,
    })
    .input(followTokenInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await choices.leaveByLink(ctx.app, input.token);
      return { message: followTexts.left };
    }),
});

export const ownSubscriptionRouter = router({
  get: verifiedMemberProcedure
    .output(subscription)
    .query(({ ctx }) => choices.getOwnSubscription(ctx.app, ctx.memberIdentity.id)),

  save: verifiedMemberProcedure
    .input(saveOwnSubscriptionInput)
    .output(subscription)
    .mutation(({ ctx, input }) => choices.saveOwnSubscription(ctx.app, ctx.memberIdentity.id, input)),
});
