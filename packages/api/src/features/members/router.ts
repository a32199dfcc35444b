import { done } from "@site/contract/common/results";
import { confirmationTexts } from "@site/contract/identity/passwords/labels";
import { sessionTexts } from "@site/contract/identity/sessions/labels";
import { dashboard, endSessionInput, endSessionsInput, securityEvent } from "@site/contract/identity/sessions/schema";
import { profileTexts } from "@site/contract/members/profile/labels";
import {
  avatar,
  avatarBodyLimitBytes,
  memberProfile,
  setAvatarInput,
  updateProfileInput,
} from "@site/contract/members/profile/schema";
import { notificationSummary } from "@site/contract/notifications/member-schema";
import { z } from "zod";
import { restIn } from "../../core/procedures/rest.ts";
import { memberProcedure, mergeRouters, router, verifiedMemberProcedure } from "../../core/procedures/trpc.ts";
import { emailChangeRouter } from "../identity/email-change/router.ts";
import { passwordsRouter } from "../identity/passwords/router.ts";
import { recoveryRouter } from "../identity/recovery/router.ts";
import { passkeysRouter, totpRouter } from "../identity/second-factor/router.ts";
import { sendConfirmationCode } from "../identity/sessions/confirmation-service.ts";
import { endOwnSession, endOwnSessions } from "../identity/sessions/own-service.ts";
import { listSecurityEvents } from "../identity/sessions/security-events-service.ts";
import { signInRouter } from "../identity/sign-in/router.ts";
import { joiningRouter } from "./joining/router.ts";
import { dataExportsRouter, deletionRouter } from "./privacy/router.ts";
import { removeAvatar, setAvatar } from "./profile/avatar-service.ts";
import { getDashboard, getProfile, updateProfile } from "./profile/service.ts";
import { summariseNotifications } from "./profile/summary-service.ts";
import { registrationRouter } from "./registration/router.ts";

const rest = restIn("Üye alanı");

/** Merges the flat `auth.*` procedures of six folders. */
export const authRouter = mergeRouters(
  signInRouter,
  registrationRouter,
  joiningRouter,
  recoveryRouter,
  passwordsRouter,
);

/** Calls of the notification bell; the root router merges them with those of the notifications. */
export const notificationSummaryRouter = router({
  summary: memberProcedure
    .output(notificationSummary)
    .query(({ ctx }) => summariseNotifications(ctx.app, ctx.memberIdentity.id)),
});

export const userRouter = router({
  profile: router({
    get: memberProcedure
      .meta(rest("GET /api/user/profile", "Profil"))
      .output(memberProfile)
      .query(({ ctx }) => getProfile(ctx.app, ctx.memberIdentity.id)),

    update: memberProcedure
      .meta(rest("PUT /api/user/profile", "Profili güncelleme"))
      .input(updateProfileInput)
      .output(memberProfile.extend(done.shape))
      .mutation(async ({ ctx, input }) => ({
        ...(await updateProfile(ctx.app, ctx.memberIdentity.id, input)),
        message: profileTexts.profileUpdated,
      })),
  }),

  /** Mails a confirmation code to a member who has never set a password. */
  sendConfirmationCode: memberProcedure.output(done).mutation(async ({ ctx }) => {
    await sendConfirmationCode(ctx.app, ctx.caller, ctx.memberIdentity);
    return { message: confirmationTexts.codeSent };
  }),

  avatar: router({
    set: memberProcedure
      .meta({ bodyLimit: avatarBodyLimitBytes })
      .input(setAvatarInput)
      .output(avatar)
      .mutation(async ({ ctx, input }) => ({
        avatarUrl: await setAvatar(ctx.app, ctx.memberIdentity.id, input.image),
        message: profileTexts.avatarUpdated,
      })),

    remove: memberProcedure.output(avatar).mutation(async ({ ctx }) => {
      await removeAvatar(ctx.app, ctx.memberIdentity.id);
      return { avatarUrl: null, message: profileTexts.avatarRemoved };
    }),
  }),

  dashboard: verifiedMemberProcedure
    .meta(rest("GET /api/user/dashboard", "Üyelik özeti ve oturumlar"))
    .output(dashboard)
    .query(({ ctx }) => getDashboard(ctx.app, ctx.memberIdentity)),

  sessions: router({
    end: memberProcedure
      .input(endSessionInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        const { wasCurrent } = await endOwnSession(ctx.app, ctx.caller, ctx.memberIdentity, input.id);
        if (wasCurrent) ctx.cookies.clear("member");
        return { message: sessionTexts.sessionEnded };
      }),

    endAll: memberProcedure
      .input(endSessionsInput)
      .output(done)
      .mutation(async ({ ctx, input }) => {
        await endOwnSessions(ctx.app, ctx.caller, ctx.memberIdentity, input);
        if (!input.keepCurrent) ctx.cookies.clear("member");
        return { message: sessionTexts.sessionsEnded };
      }),
  }),

  securityEvents: memberProcedure
    .output(z.array(securityEvent))
    .query(({ ctx }) => listSecurityEvents(ctx.app, ctx.memberIdentity.id)),

  emailChange: emailChangeRouter,
  dataExports: dataExportsRouter,
  deletion: deletionRouter,
  totp: totpRouter,
  passkeys: passkeysRouter,
});
