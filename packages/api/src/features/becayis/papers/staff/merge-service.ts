import type { Prisma } from "@site/db";
import { MERGE_DOMAINS } from "./queries.ts";

/**
 * Moves domains, verifications and claims of a merged institution, before its profiles are moved, because a change of a
 * profile's institution ends its claims.
 */
export async function mergeStaff(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  const move = { where: { institutionId: id }, data: { institutionId: into } };
  await tx.$executeRawUnsafe(MERGE_DOMAINS, id, into);
  await tx.institutionDomain.deleteMany({ where: move.where });
  await tx.staffVerification.updateMany(move);
  await tx.staffCode.updateMany(move);
  await tx.staffDocument.updateMany(move);
}
