import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import { calendarFeed, memberCalendar } from "@site/contract/becayis/papers/calendar/schema";
import { done } from "@site/contract/common/results";
import { memberProcedure, router } from "../../../../core/procedures/trpc.ts";
import { getMemberCalendar, makeCalendarFeed, revokeCalendarFeed } from "./service.ts";

export const calendarRouter = router({
  get: memberProcedure.output(memberCalendar).query(({ ctx }) => getMemberCalendar(ctx.app, ctx.memberIdentity.id)),

  makeFeed: memberProcedure
    .output(calendarFeed)
    .mutation(({ ctx }) => makeCalendarFeed(ctx.app, ctx.memberIdentity.id)),

  revokeFeed: memberProcedure.output(done).mutation(async ({ ctx }) => {
    await revokeCalendarFeed(ctx.app, ctx.memberIdentity.id);
    return { message: calendarTexts.feedRevoked };
  }),
});
