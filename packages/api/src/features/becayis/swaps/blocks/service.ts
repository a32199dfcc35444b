import type { Prisma } from "@site/db";
import { type ContactRelation, canContact } from "./policy.ts";
import { FIND_STANDINGS, LOCK_PAIRS } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Reads the relations of other members to a member; a deleted member counts as gone. */
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
 * Checks that a member may contact others and makes concurrent blocks wait until the transaction ends. Lock
 * institutions (matching/graph/graph.ts) before calling it, never after.
 * @throws `refusal` if one of them must not be contacted
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
