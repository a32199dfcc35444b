import type { Context } from "../../../core/context.ts";
import { rememberDevice } from "../sessions/device-service.ts";
import type { SignedInMember } from "./service.ts";

/** Builds the documented sign-in response and sets the session cookie that a browser's token needs. */
export function toSession(ctx: Context, { newSession, passwordHash, ...member }: SignedInMember) {
  ctx.cookies.set("member", newSession.cookie, newSession.expiresAt);
  rememberDevice(ctx, "member", { id: member.user.id, passwordHash });
  return { ...member, session: { access_token: newSession.token, expires_at: newSession.expiresAt.toISOString() } };
}
