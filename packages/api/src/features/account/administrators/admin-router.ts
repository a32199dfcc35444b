import {
  acceptInvitationInput,
  adminInvitation,
  administrator,
  administratorIdInput,
  factorPolicy,
  inviteAdminInput,
  openedInvitation,
  openInvitationInput,
  setAdminActiveInput,
  setAdminRoleInput,
  setFactorPolicyInput,
} from "@site/contract/account/administrators/admin-schema";
import { administratorTexts } from "@site/contract/account/administrators/labels";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { ownerProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { getFactorPolicy, setFactorPolicy } from "../sessions/factor-policy-service.ts";
import * as invitations from "./invitations-service.ts";
import * as administrators from "./service.ts";

const rest = restIn("Yönetim: yöneticiler");

export const administratorsRouter = router({
  list: ownerProcedure
    .meta(rest("GET /api/admin/administrators", { tr: "Yöneticiler", en: "Administrators" }))
    .output(z.array(administrator))
    .query(({ ctx }) => administrators.listAdministrators(ctx.app, ctx.adminIdentity)),

  setRole: ownerProcedure
    .meta({
      ...rest("PUT /api/admin/administrators/{id}/role", {
        tr: "Yöneticinin rolü",
        en: "Change an administrator's role",
      }),
      needsPassword: true,
    })
    .input(setAdminRoleInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.setAdminRole(ctx.app, input.id, input.role);
      return { message: administratorTexts.roleChanged };
    }),

  setActive: ownerProcedure
    .meta({
      ...rest("PUT /api/admin/administrators/{id}/status", {
        tr: "Yöneticiyi etkin veya devre dışı yapma",
        en: "Activate or deactivate an administrator",
      }),
      needsPassword: true,
    })
    .input(setAdminActiveInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.setAdminActive(ctx.app, input.id, input.isActive);
      return { message: input.isActive ? administratorTexts.activated : administratorTexts.deactivated };
    }),

  endSessions: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/administrators/{id}/sessions", {
        tr: "Yöneticinin oturumlarını kapatma",
        en: "End an administrator's sessions",
      }),
      needsPassword: true,
    })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.endSessionsOf(ctx.app, ctx.adminIdentity, input.id);
      return { message: administratorTexts.sessionsEnded };
    }),

  removeSecondFactor: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/administrators/{id}/second-factor", {
        tr: "Yöneticinin iki adımlı doğrulamasını kaldırma",
        en: "Remove an administrator's lost second factor",
      }),
      needsPassword: true,
    })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.removeSecondFactorOf(ctx.app, ctx.adminIdentity, input.id);
      return { message: administratorTexts.factorRemoved };
    }),

  factorPolicy: ownerProcedure
    .meta(
      rest("GET /api/admin/second-factor-policy", {
        tr: "İki adımlı doğrulama zorunluluğu",
        en: "Whether a second factor is demanded of all administrators",
      }),
    )
    .output(factorPolicy)
    .query(({ ctx }) => getFactorPolicy(ctx.app)),

  setFactorPolicy: ownerProcedure
    .meta({
      ...rest("PUT /api/admin/second-factor-policy", {
        tr: "İki adımlı doğrulamayı zorunlu kılma",
        en: "Demand a second factor of all administrators",
      }),
      needsPassword: true,
    })
    .input(setFactorPolicyInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setFactorPolicy(ctx.app, ctx.adminIdentity, input.isDemanded);
      return { message: input.isDemanded ? administratorTexts.factorDemanded : administratorTexts.factorOptional };
    }),

  remove: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/administrators/{id}", { tr: "Yöneticiyi kaldırma", en: "Remove an administrator" }),
      needsPassword: true,
    })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await administrators.removeAdministrator(ctx.app, input.id);
      return { message: administratorTexts.removed };
    }),
});

export const adminInvitationsRouter = router({
  list: ownerProcedure
    .meta(rest("GET /api/admin/invitations", { tr: "Bekleyen davetler", en: "Open invitations" }))
    .output(z.array(adminInvitation))
    .query(({ ctx }) => invitations.listInvitations(ctx.app)),

  create: ownerProcedure
    .meta({
      ...rest("POST /api/admin/invitations", { tr: "Yönetici davet etme", en: "Invite an administrator" }),
      needsPassword: true,
    })
    .input(inviteAdminInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.inviteAdmin(ctx.app, ctx.adminIdentity, input);
      return { message: administratorTexts.invited };
    }),

  resend: ownerProcedure
    .meta({
      ...rest("POST /api/admin/invitations/{id}/resend", {
        tr: "Daveti yeniden gönderme",
        en: "Send an invitation again",
      }),
      needsPassword: true,
    })
    .input(administratorIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.resendInvitation(ctx.app, ctx.adminIdentity, input.id);
      return { message: administratorTexts.resent };
    }),

  revoke: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/invitations/{id}", { tr: "Daveti geri çekme", en: "Revoke an invitation" }),
      needsPassword: true,
    })
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
