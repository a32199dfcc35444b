import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";
import { COMMENT_ANCESTORS } from "./queries.ts";

/** Returns the parent of an answer: answers to the deepest level become its siblings. */
export async function parentFor(tx: Prisma.TransactionClient, answered: number | null): Promise<number | null> {
  if (answered === null) return null;
  const chain = await tx.$queryRawUnsafe<{ id: number }[]>(COMMENT_ANCESTORS, answered, limits.commentLevels - 1);
  return chain.at(-1)?.id ?? answered; // the chain begins at the top level
}
