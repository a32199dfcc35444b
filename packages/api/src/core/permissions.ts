import { AppError } from "./calls/errors.ts";
import type { AdminIdentity, Context } from "./context.ts";

/** Returns the signed-in administrator. @throws UNAUTHORIZED without a session */
export async function requireAdmin(ctx: Pick<Context, "admin">): Promise<AdminIdentity> {
  const admin = await ctx.admin();
  if (!admin) throw new AppError("UNAUTHORIZED");
  return admin;
}

/** @throws CONFIRMATION_REQUIRED unless the session has proved the password a short while ago */
export function assertConfirmed({ isConfirmed }: AdminIdentity): void {
  if (!isConfirmed) throw new AppError("CONFIRMATION_REQUIRED");
}
