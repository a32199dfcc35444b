import type { Prisma } from "@site/db";
import { mayReach, type Standing } from "./policy.ts";

type Tx = Prisma.TransactionClient;

/** Returns the SQL condition that neither of two members has blocked the other: `mayKnow` of policy.ts for sets of rows. */
export function unblocked(a: string, b: string): string {
  return `NOT EXISTS (SELECT 1 FROM member_blocks k WHERE (k.blocker_id, k.blocked_id) IN ((${a}, ${b}), (${b}, ${a})))`;
}

/** Returns the SQL condition that a match or ring holds somebody between whom and the member of the row `of` a block stands. */
export function holdsBlocked(table: "match_sides" | "ring_members", key: "match_id" | "ring_id", of: string): string {
  return `EXISTS (SELECT 1 FROM ${table} o WHERE o.${key} = ${of}.${key} AND NOT (${unblocked("o.member_id", `${of}.member_id`)}))`;
}

/** Reads what stands between a member and each of these others; a member who is not there any more counts as gone. */
export async function standingsOf(tx: Tx, memberId: number, others: number[]): Promise<(other: number) => Standing> {
  const ids = [...new Set(others)];
  const rows = await tx.$queryRaw<(Standing & { id: number })[]>`
    SELECT m.id, NOT m.is_active OR m.erase_after IS NOT NULL AS "isGone",
      EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = ${memberId}::int AND k.blocked_id = m.id) AS "hasBlocked",
      EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = m.id AND k.blocked_id = ${memberId}::int) AS "isBlockedBy"
    FROM members m WHERE m.id = ANY(${ids}::int[])`;
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
  await tx.$queryRaw`
    SELECT 1 FROM (SELECT pg_advisory_xact_lock(pair) FROM (
      SELECT DISTINCT (least(${memberId}::bigint, other) << 32) | greatest(${memberId}::bigint, other) AS pair FROM unnest(${others}::bigint[]) AS other ORDER BY pair) AS ordered) AS held`;
}
