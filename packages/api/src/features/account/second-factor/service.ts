import type { Prisma } from "@site/db";
import type { FactorOwner } from "./owner.ts";

/** Removes all passkeys, the authenticator and its recovery codes, leaving the password alone. */
export async function removeSecondSteps(tx: Prisma.TransactionClient, owner: FactorOwner): Promise<void> {
  await tx.authenticator.deleteMany({ where: owner });
  await tx.passkey.deleteMany({ where: owner });
  await tx.passkeyChallenge.deleteMany({ where: owner });
  await tx.recoveryCode.deleteMany({ where: owner });
}
