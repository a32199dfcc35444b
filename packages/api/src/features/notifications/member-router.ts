import { done } from "@site/contract/common/results";
import { memberNotificationTexts } from "@site/contract/notifications/member-labels";
import {
  listMemberNotificationsInput,
  markAllMemberNotificationsReadInput,
  markMemberNotificationsReadInput,
  memberNotificationPage,
  notificationPreference,
  updatePreferenceInput,
} from "@site/contract/notifications/member-schema";
import { z } from "zod";
import { memberProcedure, router } from "../../core/procedures/trpc.ts";
import {
  listMemberNotifications,
  markAllMemberNotificationsRead,
  markMemberNotificationsRead,
} from "./member-service.ts";
import { listPreferences, updatePreference } from "./preferences-service.ts";

export const memberNotificationsRouter = router({
  list: memberProcedure
    .input(listMemberNotificationsInput)
    .output(memberNotificationPage)
    .query(({ ctx, input }) => listMemberNotifications(ctx.app, ctx.memberIdentity.id, input)),

  markRead: memberProcedure
    .input(markMemberNotificationsReadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markMemberNotificationsRead(ctx.app, ctx.memberIdentity.id, input.ids);
      return { message: memberNotificationTexts.read };
    }),

  markAllRead: memberProcedure
    .input(markAllMemberNotificationsReadInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markAllMemberNotificationsRead(ctx.app, ctx.memberIdentity.id, input.upTo);
      return { message: memberNotificationTexts.read };
    }),
});

export const notificationPreferencesRouter = router({
  list: memberProcedure
    .output(z.array(notificationPreference))
    .query(({ ctx }) => listPreferences(ctx.app, ctx.memberIdentity.id)),

  update: memberProcedure
    .input(updatePreferenceInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await updatePreference(ctx.app, ctx.memberIdentity.id, input);
      return { message: memberNotificationTexts.preferenceSaved };
    }),
});
