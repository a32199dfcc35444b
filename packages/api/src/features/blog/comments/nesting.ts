import { limits } from "@site/contract/common/limits";
import type { Prisma } from "@site/db";

/** Returns under which comment an answer to this one stands: an answer to one of the deepest level stands beside it. */
export async function parentFor(tx: Prisma.TransactionClient, answered: number | null): Promise<number | null> {
  if (answered === null) return null;
  const chain = await tx.$queryRaw<{ id: number }[]>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id, 1 AS step FROM comments WHERE id = ${answered}
      UNION ALL SELECT c.id, c.parent_id, step + 1 FROM comments c JOIN above ON c.id = above.parent_id)
    SELECT id FROM above ORDER BY step DESC LIMIT ${limits.commentLevels - 1}`;
  return chain.at(-1)?.id ?? answered; // from the top down
}
