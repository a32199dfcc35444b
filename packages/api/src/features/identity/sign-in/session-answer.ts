import type { Context } from "../../../core/context.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import type { SignedInAdmin, SignedInMember } from "./open-session.ts";

/** Sets the cookies of a member's new session and returns the documented answer. */
export function answerMember(ctx: Context, { newSession, passwordHash, ...member }: SignedInMember) {
  ctx.cookies.set("member", newSession.cookie, newSession.expiresAt);
  rememberDevice(ctx, { kind: "member", id: member.user.id, passwordHash });
  return { ...member, session: { accessToken: newSession.token, expiresAt: newSession.expiresAt.toISOString() } };
}

/** Sets the cookies of an administrator's new session and returns the documented answer. */
export function answerAdmin(ctx: Context, { user, newSession, passwordHash }: SignedInAdmin) {
  ctx.cookies.set("admin", newSession.cookie, newSession.expiresAt);
  rememberDevice(ctx, { kind: "admin", id: user.id, passwordHash });
  return { token: newSession.token, user };
}
