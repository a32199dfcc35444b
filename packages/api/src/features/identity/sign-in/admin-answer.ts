import type { Context } from "../../../core/context.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import type { SignedInAdmin } from "./admin-entry-service.ts";

/** Sets the cookies of a new session and returns the documented answer. */
export function answerWithSession(ctx: Context, { user, session, passwordHash }: SignedInAdmin) {
  ctx.cookies.set("admin", session.cookie, session.expiresAt);
  rememberDevice(ctx, "admin", { id: user.id, passwordHash });
  return { token: session.token, user };
}
