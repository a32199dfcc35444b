/** Expires rings that were not answered in time and returns their listings. */
export const EXPIRE_RINGS = `WITH lapsed AS (
    UPDATE rings SET status = 'expired' WHERE status = 'pending' AND expires_at <= now() RETURNING id)
  SELECT DISTINCT s.listing_id AS id FROM ring_members s JOIN lapsed ON lapsed.id = s.ring_id`;

export const EXPIRE_LISTINGS = `UPDATE listings SET status = 'expired', updated_at = now()
      WHERE id = ANY($1::int[]) AND status = 'active' AND expires_at <= now()
      RETURNING member_id AS "memberId", title, approval_status AS "approvalStatus"`;

/** Reads listings with pending or accepted matches or rings whose members are inactive or scheduled for deletion. */
export const UNREACHABLE_LISTINGS = `SELECT l.id, l.institution_id FROM listings l WHERE l.member_id IN (SELECT id
  FROM members WHERE NOT is_active OR erase_after IS NOT NULL)
  AND (l.settled_in IS NOT NULL
    OR EXISTS (SELECT 1 FROM match_sides s JOIN matches m ON m.id = s.match_id WHERE s.listing_id = l.id
    AND m.status = 'pending')
    OR EXISTS (SELECT 1 FROM ring_members s JOIN rings r ON r.id = s.ring_id WHERE s.listing_id = l.id
    AND r.status = 'pending'))`;

/** SQL for the ids of the match and the ring that bind listing `l`; one of them is null. */
const SWAP_OF = `substring(l.settled_in FROM '^match:([0-9]+)$')::int, substring(l.settled_in FROM '^ring:([0-9]+)$')::int`;

/** Reads listings bound to a match or ring that has ended or lost a listing. */
export const ORPHANED_LISTINGS = `SELECT l.id, l.institution_id FROM listings l WHERE l.settled_in IS NOT NULL
  AND CASE WHEN l.awaits_result THEN NOT swap_stands(${SWAP_OF}) ELSE (SELECT count(*) FROM listings o WHERE o.settled_in = l.settled_in)
    < CASE WHEN l.settled_in LIKE 'match:%' THEN 2 ELSE COALESCE((SELECT r.size FROM rings r
    WHERE 'ring:' || r.id = l.settled_in), 3) END END`;

/** Days after a swap's first reported approval in which its other members can report their result. */
const RESULT_DAYS = 60;

/** Reads listings whose result is overdue. */
export const OVERDUE_RESULTS = `SELECT l.id, l.institution_id FROM listings l WHERE l.awaits_result
  AND (SELECT min(r.updated_at) FROM swap_results r WHERE r.outcome = 'approved'
    AND l.settled_in IN ('match:' || r.match_id, 'ring:' || r.ring_id)) <= now() - interval '${RESULT_DAYS} days'`;

export const INCOMPLETE_MATCHES = `UPDATE matches m SET status = 'expired', updated_at = now()
  WHERE m.status = 'pending' AND (SELECT count(*)
    FROM match_sides s WHERE s.match_id = m.id) < 2`;
export const INCOMPLETE_RINGS = `UPDATE rings r SET status = 'expired' WHERE r.status = 'pending'
  AND (SELECT count(*) FROM ring_members s
    WHERE s.ring_id = r.id) < r.size`;
