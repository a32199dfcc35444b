import type { Prisma } from "@site/db";
import { MERGE_CODES, MERGE_DOCUMENTS, MERGE_DOMAINS, MERGE_LEFT_DOMAINS, MERGE_VERIFICATIONS } from "./queries.ts";

/**
 * Moves domains, verifications and claims of a merged institution, before its profiles are moved: those end claims of
 * another institution.
 */
export async function mergeStaff(tx: Prisma.TransactionClient, id: number, into: number): Promise<void> {
  for (const statement of [MERGE_DOMAINS, MERGE_VERIFICATIONS, MERGE_CODES, MERGE_DOCUMENTS])
    await tx.$executeRawUnsafe(statement, id, into);
  await tx.$executeRawUnsafe(MERGE_LEFT_DOMAINS, id);
}
