import { done } from "@site/contract/common/results";
import { adminSession } from "@site/contract/identity/sessions/admin-schema";
import { sessionTexts } from "@site/contract/identity/sessions/labels";
import { endSessionInput } from "@site/contract/identity/sessions/schema";
import { adminSignInTexts } from "@site/contract/identity/sign-in/admin-labels";
import {
  adminLoginInput,
  adminLoginResult,
  adminProfile,
  adminUser,
  changeAdminPasswordInput,
  confirmAdminInput,
} from "@site/contract/identity/sign-in/admin-schema";
import { z } from "zod";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, publicProcedure, router } from "../../../core/procedures/trpc.ts";
import { endAdminSession, endOtherAdminSessions, listAdminSessions } from "../sessions/admin-sessions-service.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import { revokeSession } from "../sessions/service.ts";
import { answerWithSession } from "./admin-answer.ts";
import { confirmByPassword } from "./admin-confirmation-service.ts";
import { changeAdminPassword, loginAdmin } from "./admin-service.ts";

const rest = restIn("Yönetici oturumu");

export const adminSessionRouter = router({
  login: publicProcedure
    .meta({
      ...rest("POST /api/admin/login", "Kullanıcı adı ve şifre ile giriş"),
      signsIn: "admin",
    })
    .input(adminLoginInput)
    .output(adminLoginResult)
    .mutation(async ({ ctx, input }) =>
      answerWithSession(ctx, await loginAdmin(ctx.app, input, ctx.caller, ctx.cookies.read("adminDevice"))),
    ),

  logout: adminProcedure
    .meta(rest("POST /api/admin/logout", "Bu oturumu sonlandırma"))
    .output(done)
    .mutation(async ({ ctx }) => {
      await revokeSession(ctx.app, ctx.adminIdentity.sessionId);
      ctx.cookies.clear("admin");
      return { message: adminSignInTexts.loggedOut };
    }),

  me: adminProcedure
    .meta(rest("GET /api/admin/me", "Giriş yapan yönetici"))
    .output(adminUser)
    .query(({ ctx }) => ({ ...ctx.adminIdentity, role: "admin" })),

  profile: adminProcedure
    .meta(rest("GET /api/admin/profile", "Yöneticinin kimliği"))
    .output(adminProfile)
    .query(({ ctx }) => ctx.adminIdentity),

  changePassword: adminProcedure
    .meta(rest("POST /api/admin/change-password", "Şifre değiştirme"))
    .input(changeAdminPasswordInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const passwordHash = await changeAdminPassword(ctx.app, ctx.adminIdentity, input);
      rememberDevice(ctx, "admin", { id: ctx.adminIdentity.id, passwordHash });
      return { message: adminSignInTexts.passwordChanged };
    }),

  confirm: adminProcedure
    .meta({ signsIn: "admin" })
    .input(confirmAdminInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const device = ctx.cookies.read("adminDevice");
      await confirmByPassword(ctx.app, ctx.adminIdentity, input.password, ctx.caller, device);
      return { message: adminSignInTexts.confirmed };
    }),

  /** Answers only while no password is needed; a client calls it before what it cannot repeat, such as a download. */
  isConfirmed: adminProcedure
    .meta({ needsPassword: true })
    .output(z.literal(true))
    .query(() => true as const),

  listOpen: adminProcedure
    .output(z.array(adminSession))
    .query(({ ctx }) => listAdminSessions(ctx.app, ctx.adminIdentity)),

  end: adminProcedure
    .input(endSessionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endAdminSession(ctx.app, ctx.adminIdentity, input.id);
      return { message: sessionTexts.sessionEnded };
    }),

  endOthers: adminProcedure.output(done).mutation(async ({ ctx }) => {
    await endOtherAdminSessions(ctx.app, ctx.adminIdentity);
    return { message: sessionTexts.sessionsEnded };
  }),
});
