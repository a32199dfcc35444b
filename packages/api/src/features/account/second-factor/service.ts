import type { Prisma } from "@site/db";

/** Removes all passkeys, the authenticator and its recovery codes, leaving the password alone. */
export async function removeSecondSteps(tx: Prisma.TransactionClient, memberId: number): Promise<void> {
  await tx.member.update({ where: { id: memberId }, data: { totpSecret: null, totpLastStep: null } });
  await tx.passkey.deleteMany({ where: { memberId } });
  await tx.passkeyChallenge.deleteMany({ where: { memberId } });
  await tx.recoveryCode.deleteMany({ where: { memberId } });
}
