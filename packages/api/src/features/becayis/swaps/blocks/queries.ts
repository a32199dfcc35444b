export const FIND_STANDINGS = `
    SELECT m.id, NOT m.is_active OR m.erase_after IS NOT NULL AS "isGone",
      EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = $1::int AND k.blocked_id = m.id) AS "hasBlocked",
      EXISTS (SELECT 1 FROM member_blocks k WHERE k.blocker_id = m.id AND k.blocked_id = $1::int) AS "isBlockedBy"
    FROM members m WHERE m.id = ANY($2::int[])`;

export const LOCK_PAIRS = `
    SELECT 1 FROM (SELECT pg_advisory_xact_lock(pair) FROM (
      SELECT DISTINCT (least($1::bigint, other) << 32) | greatest($1::bigint, other) AS pair
      FROM unnest($2::bigint[]) AS other ORDER BY pair) AS ordered) AS held`;

/**
 * Returns the SQL condition that neither of two members has blocked the other: `canSee` of policy.ts for sets of rows.
 */
export function unblocked(a: string, b: string): string {
  return `NOT EXISTS (SELECT 1 FROM member_blocks k
    WHERE (k.blocker_id, k.blocked_id) IN ((${a}, ${b}), (${b}, ${a})))`;
}

/**
 * Returns the SQL condition that a match or ring contains a member with a block between them and the member of row
 * `of`.
 */
export function holdsBlocked(table: "match_sides" | "ring_members", key: "match_id" | "ring_id", of: string): string {
  return `EXISTS (SELECT 1 FROM ${table} o WHERE o.${key} = ${of}.${key}
    AND NOT (${unblocked("o.member_id", `${of}.member_id`)}))`;
}
