import {
  byWaitingListingInput,
  confirmJoinInput,
  joined,
  joinInput,
  waitingListing,
} from "@site/contract/account/joining/schema";
import { done } from "@site/contract/common/results";
import { publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { toSession } from "../sign-in/session-answer.ts";
import { joinByListing } from "./service.ts";
import { keepListing, renewCode } from "./waiting-service.ts";

/** Serves the site's own page alone, because the code of a listing goes to its sender's mailbox. */
export const joiningRouter = router({
  join: publicProcedure
    .input(joinInput)
    .output(waitingListing)
    .mutation(({ ctx, input }) => keepListing(ctx.app, ctx.caller, input)),

  renewJoinCode: publicProcedure
    .input(byWaitingListingInput)
    .output(done)
    .mutation(({ ctx, input }) => renewCode(ctx.app, input.token)),

  confirmJoin: publicProcedure
    .meta({ signsIn: "member" })
    .input(confirmJoinInput)
    .output(joined)
    .mutation(async ({ ctx, input }) => {
      const { listing, ...member } = await joinByListing(ctx.app, ctx.caller, input);
      return { ...toSession(ctx, member), listing };
    }),
});
