import type { Prisma } from "@site/db";
import type { Owner } from "../../../core/calls/owner.ts";
import { ownedBy } from "../owner.ts";

/**
 * Removes passkeys, the authenticator and its recovery codes; the password stays.
 * @param madeAfter older factors stay; undefined removes all
 */
export async function removeSecondSteps(
  tx: Prisma.TransactionClient,
  owner: Owner,
  { madeAfter }: { madeAfter?: Date } = {},
): Promise<void> {
  const where = { ...ownedBy(owner), ...(madeAfter && { createdAt: { gte: madeAfter } }) };
  await tx.authenticator.deleteMany({ where });
  await tx.passkey.deleteMany({ where });
  await tx.recoveryCode.deleteMany({ where });
  await tx.passkeyChallenge.deleteMany({ where: ownedBy(owner) });
}

/** Removes the authenticator and its recovery codes. */
export async function removeAuthenticator(tx: Prisma.TransactionClient, owner: Owner): Promise<void> {
  await tx.authenticator.deleteMany({ where: ownedBy(owner) });
  await tx.recoveryCode.deleteMany({ where: ownedBy(owner) });
}
