/**
 * Returns the SQL condition that listing `l` is published: active, approved, not expired, with an active owner, and not
 * waiting for the result of a swap that another party's institution has approved.
 */
export function publishedSql(l: string): string {
  return `${l}.status = 'active' AND ${l}.approval_status = 'approved' AND ${l}.expires_at > now()
    AND NOT ${l}.awaits_result
    AND ${l}.member_id NOT IN (SELECT id FROM members WHERE NOT is_active OR erase_after IS NOT NULL)`;
}

/**
 * Returns the SQL expression of the last change of the pages that list some listings `l`. Those that have left the board
 * are among them, because a page changes when they leave.
 */
export function lastChangeSql(l: string): string {
  return `max(greatest(${l}.updated_at, CASE WHEN ${l}.expires_at <= now() THEN ${l}.expires_at END))
    FILTER (WHERE ${l}.approved_at IS NOT NULL)`;
}

/** Returns SQL for the province of a place (becayis/board/reference/place.ts in the contract). */
export function provinceSql(place: string): string {
  return `(CASE WHEN ${place} < 100 THEN ${place} ELSE ${place} / 100 END)`;
}

/** Returns SQL that reads the provinces that listing `l` wants, each once, in a column `id`. */
export function wantedProvincesSql(l: string): string {
  return `(SELECT DISTINCT ${provinceSql("place")} AS id FROM unnest(${l}.wanted_places) AS place)`;
}

/** Returns the SQL condition that listing `l`, or a change of its texts, awaits approval. */
export function awaitsApprovalSql(l: string): string {
  return `${l}.status IN ('active', 'paused') AND (${l}.approval_status = 'pending'
    OR (${l}.waiting_texts IS NOT NULL AND ${l}.rejection_reason = ''))`;
}
