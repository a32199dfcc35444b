import { calendarTexts } from "@site/contract/becayis/calendar/labels";
import { calendarFeed, memberCalendar } from "@site/contract/becayis/calendar/schema";
import { done } from "@site/contract/common/results";
import { restIn } from "../../../core/procedures/rest.ts";
import { memberProcedure, router } from "../../../core/procedures/trpc.ts";
import { getMemberCalendar, makeCalendarFeed, revokeCalendarFeed } from "./service.ts";

const rest = restIn("Becayiş");

export const calendarRouter = router({
  get: memberProcedure
    .meta(rest("GET /api/becayis/calendar", "Kurumun başvuru dönemleri"))
    .output(memberCalendar)
    .query(({ ctx }) => getMemberCalendar(ctx.app, ctx.memberIdentity.id)),

  makeFeed: memberProcedure
    .meta(rest("POST /api/becayis/calendar/feed", "Takvim adresi alma"))
    .output(calendarFeed)
    .mutation(({ ctx }) => makeCalendarFeed(ctx.app, ctx.memberIdentity.id)),

  revokeFeed: memberProcedure
    .meta(rest("DELETE /api/becayis/calendar/feed", "Takvim adresini iptal etme"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await revokeCalendarFeed(ctx.app, ctx.memberIdentity.id);
      return { message: calendarTexts.feedRevoked };
    }),
});
