import {
  adminMember,
  adminMemberTexts,
  listMembersInput,
  memberDetails,
  memberPage,
  memberPageInput,
  memberStats,
  setMemberPasswordInput,
  setMemberStatusInput,
} from "@site/contract/account/members/admin-schema";
import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { moderatorProcedure, ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import * as members from "./admin-service.ts";

const rest = restIn("Yönetim: üyeler");

export const adminUsersRouter = router({
  list: moderatorProcedure
    .meta(rest("GET /api/admin/users", "Üyeler"))
    .input(listMembersInput)
    .output(z.array(adminMember))
    .query(({ ctx, input }) => members.listMembers(ctx.app, input)),

  page: moderatorProcedure
    .input(memberPageInput)
    .output(memberPage)
    .query(({ ctx, input }) => members.findMembers(ctx.app, input)),

  get: moderatorProcedure
    .input(z.strictObject({ id }))
    .output(memberDetails)
    .query(({ ctx, input }) => members.getMember(ctx.app, input.id)),

  stats: moderatorProcedure
    .meta(rest("GET /api/admin/users/stats", "Üye sayıları"))
    .output(memberStats)
    .query(({ ctx }) => members.countMembers(ctx.app)),

  verifyEmail: moderatorProcedure
    .meta(rest("POST /api/admin/users/{id}/verify-email", "Üyenin e-posta adresini doğrulama"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.verifyMemberEmail(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.verified };
    }),

  setStatus: moderatorProcedure
    .meta(rest("PATCH /api/admin/users/{id}/status", "Üyeyi etkin veya pasif yapma"))
    .input(setMemberStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.setMemberStatus(ctx.app, input);
      return { message: adminMemberTexts.statusUpdated };
    }),

  endSessions: moderatorProcedure
    .meta(rest("DELETE /api/admin/users/{id}/sessions", "Üyenin oturumlarını kapatma"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.endMemberSessions(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.sessionsEnded };
    }),

  remove: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/users/{id}", "Üyeyi silme"),
      needsPassword: true,
    })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.removeMember(ctx.app, input.id);
      return { message: adminMemberTexts.removed };
    }),

  setPassword: ownerProcedure
    .meta({
      ...rest("PATCH /api/admin/users/{id}/password", "Üyeye yeni şifre verme"),
      needsPassword: true,
    })
    .input(setMemberPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.setMemberPassword(ctx.app, ctx.caller, input);
      return { message: adminMemberTexts.passwordSet };
    }),
});
