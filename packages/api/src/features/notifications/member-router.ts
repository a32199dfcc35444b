import { done } from "@site/contract/common/results";
import { noticeTexts } from "@site/contract/notifications/member-labels";
import {
  listNoticesInput,
  markAllNoticesReadInput,
  markNoticesReadInput,
  noticePage,
  noticePreference,
  updatePreferenceInput,
} from "@site/contract/notifications/member-schema";
import { z } from "zod";
import { memberProcedure, router } from "../../core/trpc.ts";
import { listNotices, markAllNoticesRead, markNoticesRead } from "./member-service.ts";
import { listPreferences, updatePreference } from "./preferences-service.ts";

export const noticesRouter = router({
  list: memberProcedure
    .input(listNoticesInput)
    .output(noticePage)
    .query(({ ctx, input }) => listNotices(ctx.app, ctx.memberIdentity.id, input)),

  markRead: memberProcedure
    .input(markNoticesReadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markNoticesRead(ctx.app, ctx.memberIdentity.id, input.ids);
      return { message: noticeTexts.read };
    }),

  markAllRead: memberProcedure
    .input(markAllNoticesReadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markAllNoticesRead(ctx.app, ctx.memberIdentity.id, input.upTo);
      return { message: noticeTexts.read };
    }),
});

export const preferencesRouter = router({
  list: memberProcedure
    .output(z.array(noticePreference))
    .query(({ ctx }) => listPreferences(ctx.app, ctx.memberIdentity.id)),

  update: memberProcedure
    .input(updatePreferenceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updatePreference(ctx.app, ctx.memberIdentity.id, input);
      return { message: noticeTexts.preferenceSaved };
    }),
});
