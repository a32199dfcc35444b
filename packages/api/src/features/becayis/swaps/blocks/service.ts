import type { Prisma } from "@site/db";
import { type ContactRelation, canContact } from "./policy.ts";
import { FIND_STANDINGS, LOCK_PAIRS } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Reads the standing of other members towards a member; a missing member counts as gone. */
export async function getContactRelations(
  tx: Tx,
  memberId: number,
  others: number[],
): Promise<(other: number) => ContactRelation> {
  const ids = [...new Set(others)];
  const rows = await tx.$queryRawUnsafe<(ContactRelation & { id: number })[]>(FIND_STANDINGS, memberId, ids);
  const standings = new Map(rows.map(({ id, ...standing }) => [id, standing]));
  return (other) => standings.get(other) ?? { hasBlocked: false, isBlockedBy: false, isGone: true };
}

/**
 * Checks that a member may reach others, and holds that until the transaction ends: concurrent blocks wait. Lock
 * institutions (matching/graph.ts) before, never after.
 * @throws `refusal` if one cannot be reached
 */
export async function assertCanContact(
  tx: Tx,
  memberId: number,
  others: number[],
  refusal: () => Error,
): Promise<void> {
  await lockPairs(tx, memberId, others);
  const standing = await getContactRelations(tx, memberId, others);
  if (others.some((other) => !canContact(standing(other)))) throw refusal();
}

/** Serialises blocks, requests and messages between these pairs of members until the transaction ends. */
export async function lockPairs(tx: Tx, memberId: number, others: number[]): Promise<void> {
  await tx.$queryRawUnsafe(LOCK_PAIRS, memberId, others);
}
