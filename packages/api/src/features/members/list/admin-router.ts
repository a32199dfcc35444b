import { id } from "@site/contract/common/atoms";
import { done } from "@site/contract/common/results";
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
} from "@site/contract/members/list/admin-schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import * as members from "./admin-service.ts";

const rest = restIn("Yönetim: üyeler");

export const adminUsersRouter = router({
  list: adminProcedure
    .meta(rest("GET /api/admin/users", "Üyeler"))
    .input(listMembersInput)
    .output(z.array(adminMember))
    .query(({ ctx, input }) => members.listMembers(ctx.app, input)),

  page: adminProcedure
    .input(memberPageInput)
    .output(memberPage)
    .query(({ ctx, input }) => members.findMembers(ctx.app, input)),

  get: adminProcedure
    .input(z.strictObject({ id }))
    .output(memberDetails)
    .query(({ ctx, input }) => members.getMember(ctx.app, input.id)),

  stats: adminProcedure
    .meta(rest("GET /api/admin/users/stats", "Üye sayıları"))
    .output(memberStats)
    .query(({ ctx }) => members.countMembers(ctx.app)),

  verifyEmail: adminProcedure
    .meta(rest("POST /api/admin/users/{id}/verify-email", "Üyenin e-posta adresini doğrulama"))
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.verifyMemberEmail(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.verified };
    }),

  setStatus: adminProcedure
    .meta(rest("PATCH /api/admin/users/{id}/status", "Üyeyi etkin veya pasif yapma"))
    .input(setMemberStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.setMemberStatus(ctx.app, input);
      return { message: adminMemberTexts.statusUpdated };
    }),

  endSessions: adminProcedure
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.endMemberSessions(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.sessionsEnded };
    }),

  removeSecondFactor: adminProcedure
    .meta({ needsPassword: true })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.removeMemberFactor(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.factorRemoved };
    }),

  remove: adminProcedure
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

  setPassword: adminProcedure
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
