import { administratorTexts } from "@site/contract/account/administrators/labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { AdminIdentity } from "../../../core/context.ts";
import { databaseNow } from "../../../core/database/clock.ts";

const POLICY = { id: 1 };

/** Returns whether a second factor is demanded of all administrators. */
export async function getFactorPolicy({ db }: App): Promise<{ isDemanded: boolean }> {
  const { secondFactorSince } = await db.prisma.adminPolicy.findUniqueOrThrow({ where: POLICY });
  return { isDemanded: secondFactorSince !== null };
}

/**
 * Demands a second factor of all administrators from their next sign-in on, or no longer. Nobody is locked out: signing
 * in leads to the set-up.
 * @throws CONFLICT if the calling owner has none, who could not show the others how
 */
export async function setFactorPolicy(app: App, { id }: AdminIdentity, isDemanded: boolean): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    if (isDemanded && (await countFactors(tx, id)) === 0)
      throw new AppError("CONFLICT", { message: administratorTexts.ownFactorFirst });
    const secondFactorSince = isDemanded ? await databaseNow(tx) : null;
    // a demand that stands keeps its time
    await tx.adminPolicy.updateMany({
      where: { ...POLICY, secondFactorSince: isDemanded ? null : { not: null } },
      data: { secondFactorSince },
    });
  });
}

/**
 * Refuses to leave an administrator without a second factor while one is demanded.
 * @throws CONFLICT
 */
export async function assertFactorRemains(
  tx: Prisma.TransactionClient,
  owner: { memberId: number } | { adminId: number },
): Promise<void> {
  if (!("adminId" in owner)) return;
  const { secondFactorSince } = await tx.adminPolicy.findUniqueOrThrow({ where: POLICY });
  if (secondFactorSince !== null && (await countFactors(tx, owner.adminId)) === 0)
    throw new AppError("CONFLICT", { message: administratorTexts.lastFactor });
}

async function countFactors(tx: Prisma.TransactionClient, adminId: number): Promise<number> {
  const own = { where: { adminId } };
  return (await tx.authenticator.count(own)) + (await tx.passkey.count(own));
}
