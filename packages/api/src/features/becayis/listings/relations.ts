import type { App } from "../../../core/app.ts";
import { unblocked } from "../reach.ts";
import type { ListingRow, Relation } from "./view.ts";

/** A request was accepted by its listing's owner, not by the administrator in their stead. */
export const REQUEST_REVEALS = "r.status = 'accepted' AND r.answered_at IS NOT NULL";

/**
 * What a member is to the owners of these listings. Names and contact details open to those two alone whom an accepted request,
 * or a match or ring that every side of it has accepted, brought together, as long as neither has blocked the other.
 */
export async function relationsOf(
  app: App,
  viewerId: number | undefined,
  rows: Pick<ListingRow, "id" | "member_id">[],
): Promise<Map<number, Relation>> {
  if (viewerId === undefined || rows.length === 0) return new Map();
  const { rows: found } = await app.db.pool.query<{ id: number; request: string | null; revealed: boolean }>(
    `SELECT l.id,
       (SELECT r.status FROM contact_requests r WHERE r.listing_id = l.id AND r.requester_id = $1 AND r.contact_type = 'request' ORDER BY r.id DESC LIMIT 1) AS request,
       l.member_id = $1 OR ${areRevealed("$1::int", "l.member_id")} AS revealed
     FROM listings l WHERE l.id = ANY($2::int[])`,
    [viewerId, rows.map(({ id }) => id)],
  );
  return new Map(
    found.map(({ id, request, revealed }) => [id, { requestStatus: toState(request), isRevealed: revealed }]),
  );
}

/** SQL: these two members may know each other. */
export function areRevealed(a: string, b: string): string {
  return `(${unblocked(a, b)} AND (EXISTS (SELECT 1 FROM contact_requests r JOIN listings rl ON rl.id = r.listing_id
      WHERE ${REQUEST_REVEALS} AND ((r.requester_id = ${a} AND rl.member_id = ${b}) OR (r.requester_id = ${b} AND rl.member_id = ${a})))
    OR EXISTS (SELECT 1 FROM match_sides x JOIN match_sides y ON y.match_id = x.match_id JOIN matches mt ON mt.id = x.match_id
      WHERE x.member_id = ${a} AND y.member_id = ${b} AND x.answer = 'accepted' AND y.answer = 'accepted' AND mt.status = 'accepted')
    OR EXISTS (SELECT 1 FROM ring_members x JOIN ring_members y ON y.ring_id = x.ring_id JOIN rings rg ON rg.id = x.ring_id
      WHERE x.member_id = ${a} AND y.member_id = ${b} AND rg.status = 'accepted')))`;
}

function toState(request: string | null): Relation["requestStatus"] {
  return request === "pending" || request === "accepted" || request === "rejected" ? request : "none";
}
