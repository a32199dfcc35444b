import { limits } from "@site/contract/common/limits";
import type { Waiting } from "@site/contract/notifications/member-schema";
import type { App } from "../../../core/app.ts";
import { REQUEST_REVEALS } from "../listings/relations.ts";
import { live } from "../matching/vertices.ts";

const UNREAD = `contact_request_messages t JOIN contact_requests r ON r.id = t.request_id JOIN listings l ON l.id = r.listing_id
    WHERE t.sender_id <> $1 AND t.read_at IS NULL AND ${REQUEST_REVEALS}`;

const WAITING = `SELECT
  (SELECT count(*)::int FROM contact_requests r JOIN listings l ON l.id = r.listing_id WHERE l.member_id = $1 AND r.contact_type = 'request'
    AND ((r.status = 'pending' AND r.lapses_at > now()) OR (r.status = 'accepted' AND r.answered_at IS NULL))) AS requests,
  (SELECT count(*)::int FROM match_sides s JOIN matches m ON m.id = s.match_id WHERE s.member_id = $1 AND s.answer = 'pending' AND m.status IN ('pending', 'accepted')) AS matches,
  (SELECT count(*)::int FROM ring_members s JOIN rings g ON g.id = s.ring_id WHERE s.member_id = $1 AND s.answer = 'pending' AND g.status = 'pending' AND g.expires_at > now()) AS rings,
  (SELECT count(*)::int FROM ${UNREAD} AND l.member_id = $1) AS "receivedMessages",
  (SELECT count(*)::int FROM ${UNREAD} AND r.requester_id = $1) AS "sentMessages",
  (SELECT count(*)::int FROM listings l WHERE l.member_id = $1 AND ${live("l")} AND l.expires_at <= now() + $2 * interval '1 day') AS "endingListings"`;

/** Returns how much waits for a member: what they can answer, read or renew now. */
export async function countWaiting(app: App, memberId: number): Promise<Waiting> {
  const { rows } = await app.db.pool.query<Waiting>({
    name: "count-waiting",
    text: WAITING,
    values: [memberId, Math.max(...limits.listingReminderDays)],
  });
  return rows[0] ?? { requests: 0, matches: 0, rings: 0, receivedMessages: 0, sentMessages: 0, endingListings: 0 };
}
