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
  if ("memberId" in owner) await cancelFactorRecoveries(tx, owner.memberId);
}

/** Removes the authenticator and its recovery codes. */
export async function removeAuthenticator(tx: Prisma.TransactionClient, owner: FactorOwner): Promise<void> {
  await tx.authenticator.deleteMany({ where: owner });
  await tx.recoveryCode.deleteMany({ where: owner });
  if ("memberId" in owner) await cancelFactorRecoveries(tx, owner.memberId);
}

/** Cancels a member's open request to remove the second factor, when what it rests on is gone. */
export async function cancelFactorRecoveries(tx: Prisma.TransactionClient, memberId: number): Promise<void> {
  await tx.factorRecovery.updateMany({ where: { memberId, state: "open" }, data: { state: "cancelled" } });
}
