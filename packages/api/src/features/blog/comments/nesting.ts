import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import { COMMENT_ANCESTORS } from "./queries.ts";

/** Returns under which comment an answer to this one stands: an answer to one of the deepest level stands beside it. */
export async function parentFor(tx: Prisma.TransactionClient, answered: number | null): Promise<number | null> {
  if (answered === null) return null;
  const chain = await tx.$queryRawUnsafe<{ id: number }[]>(COMMENT_ANCESTORS, answered, limits.commentLevels - 1);
  return chain.at(-1)?.id ?? answered; // from the top down
}
