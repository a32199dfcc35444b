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
import { moderatorProcedure, ownerProcedure, router } from "../../../core/trpc.ts";
import * as members from "./admin-service.ts";

const tags = ["Yönetim: üyeler"];

export const adminUsersRouter = router({
  list: moderatorProcedure
    .meta({ openapi: { method: "GET", path: "/api/admin/users", tags, summary: "Üyeler", protect: true } })
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
    .meta({ openapi: { method: "GET", path: "/api/admin/users/stats", tags, summary: "Üye sayıları", protect: true } })
    .output(memberStats)
    .query(({ ctx }) => members.countMembers(ctx.app)),

  verifyEmail: moderatorProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/api/admin/users/{id}/verify-email",
        tags,
        summary: "Üyenin e-posta adresini doğrulama",
        protect: true,
      },
    })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.verifyMemberEmail(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.verified };
    }),

  setStatus: moderatorProcedure
    .meta({
      openapi: {
        method: "PATCH",
        path: "/api/admin/users/{id}/status",
        tags,
        summary: "Üyeyi etkin veya pasif yapma",
        protect: true,
      },
    })
    .input(setMemberStatusInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.setMemberStatus(ctx.app, input);
      return { message: adminMemberTexts.statusUpdated };
    }),

  endSessions: moderatorProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/api/admin/users/{id}/sessions",
        tags,
        summary: "Üyenin oturumlarını kapatma",
        protect: true,
      },
    })
    .input(z.strictObject({ id }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.endMemberSessions(ctx.app, ctx.caller, input.id);
      return { message: adminMemberTexts.sessionsEnded };
    }),

  remove: ownerProcedure
    .meta({
      openapi: { method: "DELETE", path: "/api/admin/users/{id}", tags, summary: "Üyeyi silme", protect: true },
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
      openapi: {
        method: "PATCH",
        path: "/api/admin/users/{id}/password",
        tags,
        summary: "Üyeye yeni şifre verme",
        protect: true,
      },
      needsPassword: true,
    })
    .input(setMemberPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await members.setMemberPassword(ctx.app, ctx.caller, input);
      return { message: adminMemberTexts.passwordSet };
    }),
});
