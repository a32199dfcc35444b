import type { Prisma } from "@site/db";
import type { FactorOwner } from "./owner.ts";

/**
 * Removes passkeys, the authenticator and its recovery codes, leaving the password alone.
 * @param madeAfter keeps what is older; undefined removes all
 */
export async function removeSecondSteps(
  tx: Prisma.TransactionClient,
  owner: FactorOwner,
  { madeAfter }: { madeAfter?: Date } = {},
): Promise<void> {
  const where = { ...owner, ...(madeAfter && { createdAt: { gte: madeAfter } }) };
  await tx.authenticator.deleteMany({ where });
  await tx.passkey.deleteMany({ where });
  await tx.recoveryCode.deleteMany({ where });
  await tx.passkeyChallenge.deleteMany({ where: owner });
}

/** Removes the authenticator and its recovery codes. */
export async function removeAuthenticator(tx: Prisma.TransactionClient, owner: FactorOwner): Promise<void> {
  await tx.authenticator.deleteMany({ where: owner });
  await tx.recoveryCode.deleteMany({ where: owner });
}
