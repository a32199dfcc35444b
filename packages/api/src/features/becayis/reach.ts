import type { Prisma } from "@site/db";
import { mayReach, type Standing } from "./policy.ts";
import { FIND_STANDINGS, LOCK_PAIRS } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Reads what stands between a member and each of these others; a member who is not there any more counts as gone. */
export async function standingsOf(tx: Tx, memberId: number, others: number[]): Promise<(other: number) => Standing> {
  const ids = [...new Set(others)];
  const rows = await tx.$queryRawUnsafe<(Standing & { id: number })[]>(FIND_STANDINGS, memberId, ids);
  const standings = new Map(rows.map(({ id, ...standing }) => [id, standing]));
  return (other) => standings.get(other) ?? { hasBlocked: false, isBlockedBy: false, isGone: true };
}

/**
 * Makes sure that a member may reach these others until the transaction ends: a block that comes meanwhile waits.
 * Institutions (graph.ts) are locked before, never after.
 * @throws `refusal` where one of them is out of reach
 */
export async function assertReach(tx: Tx, memberId: number, others: number[], refusal: () => Error): Promise<void> {
  await lockPairs(tx, memberId, others);
  const standing = await standingsOf(tx, memberId, others);
  if (others.some((other) => !mayReach(standing(other)))) throw refusal();
}

/** Lets blocks, requests and messages between these pairs of members happen one after the other until the transaction ends. */
export async function lockPairs(tx: Tx, memberId: number, others: number[]): Promise<void> {
  await tx.$queryRawUnsafe(LOCK_PAIRS, memberId, others);
}
