import { AppError } from "./calls/errors.ts";
import type { AdminIdentity, Context } from "./context.ts";

interface Requirement {
  /** True if the call stays open while a demanded second factor is not set up. */
  isFactorSetup?: boolean | undefined;
}

/**
 * Returns the signed-in administrator.
 * @throws UNAUTHORIZED without a session, FACTOR_SETUP_REQUIRED
 */
export async function requireAdmin(
  ctx: Pick<Context, "admin">,
  { isFactorSetup }: Requirement = {},
): Promise<AdminIdentity> {
  const admin = await ctx.admin();
  if (!admin) throw new AppError("UNAUTHORIZED");
  if (admin.needsFactorSetup && !isFactorSetup) throw new AppError("FACTOR_SETUP_REQUIRED");
  return admin;
}

/** @throws CONFIRMATION_REQUIRED unless the session has proved the password a short while ago */
export function assertConfirmed({ isConfirmed }: AdminIdentity): void {
  if (!isConfirmed) throw new AppError("CONFIRMATION_REQUIRED");
}
