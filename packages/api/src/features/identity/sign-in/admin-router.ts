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
import { changePassword } from "../passwords/service.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import { endOwnSession, endOwnSessions, listOwnSessions, toAdminSessions } from "../sessions/own-service.ts";
import { revokeSession } from "../sessions/service.ts";
import { confirmByPassword } from "./confirm-session-service.ts";
import { loginAdmin } from "./service.ts";
import { answerAdmin } from "./session-answer.ts";

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
      answerAdmin(ctx, await loginAdmin(ctx.app, ctx.caller, ctx.cookies.read("adminDevice"), input)),
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
      const passwordHash = await changePassword(ctx.app, ctx.caller, ctx.adminIdentity, input);
      rememberDevice(ctx, { ...ctx.adminIdentity, passwordHash });
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

  /**
   * Succeeds only while the session is confirmed. A client calls it before a request that it cannot repeat, such as a
   * download.
   */
  isConfirmed: adminProcedure
    .meta({ needsPassword: true })
    .output(z.literal(true))
    .query(() => true as const),

  listOpen: adminProcedure
    .output(z.array(adminSession))
    .query(async ({ ctx }) => toAdminSessions(await listOwnSessions(ctx.app, ctx.adminIdentity))),

  end: adminProcedure
    .input(endSessionInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await endOwnSession(ctx.app, ctx.caller, ctx.adminIdentity, input.id);
      return { message: sessionTexts.sessionEnded };
    }),

  endOthers: adminProcedure.output(done).mutation(async ({ ctx }) => {
    await endOwnSessions(ctx.app, ctx.caller, ctx.adminIdentity, { keepCurrent: true });
    return { message: sessionTexts.sessionsEnded };
  }),
});
