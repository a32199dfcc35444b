import type { AdminRole } from "@site/contract/account/administrators/roles";
import type { AdminIdentity, Context } from "./context.ts";
import { AppError } from "./errors.ts";

/**
 * Returns the signed-in administrator. @param roles who may call; everyone by default
 * @throws UNAUTHORIZED without a session, FORBIDDEN for another role
 */
export async function requireAdmin(ctx: Pick<Context, "admin">, roles?: readonly AdminRole[]): Promise<AdminIdentity> {
  const admin = await ctx.admin();
  if (!admin) throw new AppError("UNAUTHORIZED");
  if (roles && !roles.includes(admin.role)) throw new AppError("FORBIDDEN");
  return admin;
}

/** Returns whether an administrator answers comments and messages. */
export function isModerator({ role }: AdminIdentity): boolean {
  return role === "owner" || role === "moderator";
}

/** @throws CONFIRMATION_REQUIRED unless the session has proved the password a short while ago */
export function assertConfirmed({ isConfirmed }: AdminIdentity): void {
  if (!isConfirmed) throw new AppError("CONFIRMATION_REQUIRED");
}
