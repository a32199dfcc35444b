import { publishedSql } from "../../../published/listings.ts";
import { REQUEST_REVEALS } from "../../board/listings/queries.ts";

export const LIST_BLOCKED = `SELECT DISTINCT ON (k.blocked_id) r.id AS request_id, m.first_name, m.last_name,
  k.created_at
     FROM member_blocks k JOIN members m ON m.id = k.blocked_id
     JOIN contact_requests r ON r.requester_id IN (k.blocker_id, k.blocked_id)
     JOIN listings l ON l.id = r.listing_id AND l.member_id IN (k.blocker_id, k.blocked_id)
     AND l.member_id <> r.requester_id
     WHERE k.blocker_id = $1 ORDER BY k.blocked_id, r.id DESC`;

export const FIND_TARGET = `SELECT l.member_id AS "memberId", l.institution_id AS "institutionId", l.title, l.slug,
  COALESCE(s.allow_direct_contact, false) AS "acceptsAtOnce",
  COALESCE(s.accept_verified_only, false) AS "acceptsVerifiedOnly"
  FROM listings l LEFT JOIN swap_profiles s ON s.member_id = l.member_id WHERE l.id = $1 AND ${publishedSql("l")}`;

const UNREAD = `contact_request_messages t JOIN contact_requests r ON r.id = t.request_id
  JOIN listings l ON l.id = r.listing_id
    WHERE t.sender_id <> $1 AND t.read_at IS NULL AND ${REQUEST_REVEALS}`;

export const WAITING = `SELECT
  (SELECT count(*)::int FROM contact_requests r JOIN listings l ON l.id = r.listing_id WHERE l.member_id = $1
  AND r.contact_type = 'request'
    AND ((r.status = 'pending' AND r.lapses_at > now()) OR (r.status = 'accepted'
    AND r.answered_at IS NULL))) AS requests,
  (SELECT count(*)::int FROM match_sides s JOIN matches m ON m.id = s.match_id WHERE s.member_id = $1
  AND s.answer = 'pending' AND m.status IN ('pending', 'accepted')) AS matches,
  (SELECT count(*)::int FROM ring_members s JOIN rings g ON g.id = s.ring_id WHERE s.member_id = $1
  AND s.answer = 'pending' AND g.status = 'pending' AND g.expires_at > now()) AS rings,
  (SELECT count(*)::int FROM ${UNREAD} AND l.member_id = $1) AS "receivedMessages",
  (SELECT count(*)::int FROM ${UNREAD} AND r.requester_id = $1) AS "sentMessages",
  (SELECT count(*)::int FROM listings l WHERE l.member_id = $1 AND ${publishedSql("l")}
  AND l.expires_at <= now() + $2 * interval '1 day') AS "endingListings"`;
