import {
  acceptInvitationInput,
  adminInvitation,
  administrator,
  administratorIdInput,
  inviteAdminInput,
  openedInvitation,
  openInvitationInput,
  setAdminActiveInput,
} from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { adminProcedure, publicProcedure, router } from "../../core/procedures/trpc.ts";
import * as invitations from "./invitations-service.ts";
import * as administrators from "./service.ts";

export const administratorsRouter = router({
  list: adminProcedure
    .output(z.array(administrator))
    .query(({ ctx }) => administrators.listAdministrators(ctx.app, ctx.adminIdentity)),

  setActive: adminProcedure
    .meta({ needsPassword: true })
    .input(setAdminActiveInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.setAdminActive(ctx.app, input.id, input.isActive);
      return { message: input.isActive ? administratorTexts.activated : administratorTexts.deactivated };
    }),

  removeSecondFactor: adminProcedure
    .meta({ needsPassword: true })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.removeSecondFactorOf(ctx.app, ctx.adminIdentity, input.id);
      return { message: administratorTexts.factorRemoved };
    }),
});

export const adminInvitationsRouter = router({
  list: adminProcedure.output(z.array(adminInvitation)).query(({ ctx }) => invitations.listInvitations(ctx.app)),

  create: adminProcedure
    .meta({ needsPassword: true })
    .input(inviteAdminInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.inviteAdmin(ctx.app, ctx.adminIdentity, input);
      return { message: administratorTexts.invited };
    }),

  resend: adminProcedure
    .meta({ needsPassword: true })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.resendInvitation(ctx.app, ctx.adminIdentity, input.id);
      return { message: administratorTexts.resent };
    }),

  revoke: adminProcedure
    .meta({ needsPassword: true })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.revokeInvitation(ctx.app, input.id);
      return { message: administratorTexts.revoked };
    }),

  /** A mutation, so that the token travels in the body. */
  open: publicProcedure
    .input(openInvitationInput)
    .output(openedInvitation)
    .mutation(({ ctx, input }) => invitations.openInvitation(ctx.app, ctx.caller, input.token)),

  accept: publicProcedure
    .meta({ signsIn: "admin" })
    .input(acceptInvitationInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.acceptInvitation(ctx.app, ctx.caller, input);
      return { message: administratorTexts.accepted };
    }),
});
