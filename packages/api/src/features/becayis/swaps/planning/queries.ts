import { COMPARED, IS_COMPLETE, matchableSql } from "../matching/graph/queries.ts";

/** Columns of a listing `l` that a plan reads; times as milliseconds since 1970. */
const LISTING = `SELECT ${COMPARED}, ${IS_COMPLETE} AS "isComplete",
    s.employment_status AS "employmentStatus", (extract(epoch FROM s.started_at) * 1000)::float8 AS "startedAt"
  FROM listings l JOIN positions p ON p.id = l.position_id JOIN members m ON m.id = l.member_id
  LEFT JOIN swap_profiles s ON s.member_id = l.member_id
  WHERE l.institution_id = $1 AND p.service_class = $2 AND ${matchableSql("l")}`;

/** Reads the listings of an institution ($1) and service class ($2) with ids above $3. */
export const BOARD_LISTINGS = `${LISTING} AND l.id > $3 ORDER BY l.id LIMIT $4`;

/** Reads those of the listings $3 that can be matched. */
export const LISTINGS_OF_PLAN = `${LISTING} AND l.id = ANY($3::int[]) ORDER BY l.id`;

/** Reads the blocks between the owners of the listings $1. */
export const BLOCKED_OWNERS = `WITH owners AS (SELECT DISTINCT member_id FROM listings WHERE id = ANY($1::int[]))
  SELECT k.blocker_id AS one, k.blocked_id AS other FROM member_blocks k JOIN owners a ON a.member_id = k.blocker_id
  JOIN owners b ON b.member_id = k.blocked_id ORDER BY 1, 2`;

/**
 * Reads the pairs and rings of the listings $1 that must not be proposed again: a member refused them, they were
 * accepted before or an administrator deleted the match. A ring that expired unanswered is excluded for the number of
 * days ($2) in which it could be answered.
 */
export const REFUSED_SWAPS = `SELECT array_agg(s.listing_id ORDER BY s.listing_id) AS ids
    FROM ring_members s JOIN rings r ON r.id = s.ring_id
    WHERE s.listing_id = ANY($1::int[]) AND (r.status IN ('rejected', 'accepted') OR (r.status = 'expired'
      AND r.expires_at BETWEEN now() - make_interval(days => $2::int) AND now()))
    GROUP BY r.id, r.size HAVING count(*) = r.size
  UNION
  SELECT array_agg(s.listing_id ORDER BY s.listing_id)
    FROM match_sides s JOIN matches m ON m.id = s.match_id
    WHERE s.listing_id = ANY($1::int[]) AND m.status IN ('rejected', 'accepted')
    GROUP BY m.id HAVING count(*) = 2
  UNION
  SELECT ARRAY[first_id, second_id] FROM removed_pairs
    WHERE first_id = ANY($1::int[]) AND second_id = ANY($1::int[])
  ORDER BY ids`;

/** Reads the scopes that have listings to match or a stored plan. */
export const ALL_SCOPES = `SELECT l.institution_id AS "institutionId", p.service_class AS "serviceClass"
    FROM listings l JOIN positions p ON p.id = l.position_id WHERE ${matchableSql("l")}
  UNION SELECT institution_id, service_class FROM plans ORDER BY 1, 2`;

/** Locks the pending matches with the keys $1, so that they stay pending until the plan is stored. */
export const LOCK_MATCHES = `SELECT m.id FROM matches m
  WHERE m.pair_key = ANY($1::text[]) AND m.status = 'pending' ORDER BY m.id FOR SHARE`;
export const LOCK_RINGS = `SELECT r.id FROM rings r
  WHERE r.ring_key = ANY($1::text[]) AND r.status = 'pending' ORDER BY r.id FOR SHARE`;

/**
 * Reads the proposals to the listings $1 that a member accepted and that wait for others, as listing ids in moving
 * order. A match has no time limit, so its latest acceptance counts for the days ($2) in which a ring could be
 * answered.
 */
export const ACCEPTED_PROPOSALS = `SELECT array_agg(s.listing_id ORDER BY s.step) AS ids
    FROM ring_members s JOIN rings r ON r.id = s.ring_id
    WHERE r.status = 'pending' AND r.expires_at > now()
      AND r.id IN (SELECT ring_id FROM plan_members WHERE listing_id = ANY($1::int[]))
    GROUP BY r.id, r.size HAVING bool_or(s.answer = 'accepted') AND count(*) = r.size
  UNION
  SELECT array_agg(s.listing_id ORDER BY s.listing_id) FROM match_sides s JOIN matches m ON m.id = s.match_id
    WHERE m.status = 'pending' AND m.id IN (SELECT match_id FROM plan_members WHERE listing_id = ANY($1::int[]))
    GROUP BY m.id HAVING count(*) = 2
      AND bool_or(s.answer = 'accepted' AND s.answered_at > now() - make_interval(days => $2::int))
  ORDER BY ids`;

/** Finds the plan $1 if it is still the version that was made at $2. */
export const IS_CURRENT_PLAN = "SELECT 1 FROM plans WHERE id = $1 AND made_at = $2::timestamptz";

/** Removes all plans' proposals to the listings $1, for all members of each proposal. */
export const CLEAR_PROPOSALS = `DELETE FROM plan_members
  WHERE match_id IN (SELECT match_id FROM plan_members WHERE listing_id = ANY($1::int[]))
  OR ring_id IN (SELECT ring_id FROM plan_members WHERE listing_id = ANY($1::int[]))`;

/** Reads the members of the plan $1 other than the listings $2. */
export const OTHER_MEMBERS = `SELECT listing_id AS id FROM plan_members
  WHERE plan_id = $1 AND NOT listing_id = ANY($2::int[])`;

/** Removes the proposals of the plan $1 to all listings except $2. */
export const CLEAR_OTHERS = `DELETE FROM plan_members WHERE plan_id = $1 AND NOT listing_id = ANY($2::int[])`;

/** Proposes the matches $2 and the rings $3 to their members. */
export const WRITE_PLAN = `INSERT INTO plan_members (listing_id, plan_id, match_id, ring_id)
    SELECT listing_id, $1::int, match_id, NULL FROM match_sides WHERE match_id = ANY($2::int[])
    UNION ALL SELECT listing_id, $1::int, NULL, ring_id FROM ring_members WHERE ring_id = ANY($3::int[])`;

/** Reads the groups of the overview, ordered by moved people. */
export const LIST_PLANS = `SELECT g.id, i.name AS institution, p.name AS position, g.service_class AS "serviceClass",
    g.listing_count AS listings, g.direct_people AS direct, g.ring_people AS "inRings", g.ring_limit AS "ringLimit",
    g.circle_limit AS "limit", g.is_finished AS "isFinished", g.left_out AS "leftOut", g.made_at AS "madeAt",
    g.duration_ms AS "durationMs"
  FROM plans g JOIN institutions i ON i.id = g.institution_id LEFT JOIN positions p ON p.id = g.position_id
  ORDER BY g.direct_people + g.ring_people DESC, g.circle_limit DESC, i.name, p.name, g.id`;

const day = (at: string) => `date_trunc($2::text, ${at} AT TIME ZONE 'Europe/Istanbul')::date`;
/** SQL for the first moment of the shown days, in Istanbul. */
const FROM_MOMENT = `(date_trunc($2::text, (now() AT TIME ZONE 'Europe/Istanbul') - make_interval(days => $1::int - 1))
  AT TIME ZONE 'Europe/Istanbul')`;

/**
 * Counts the listings approved in the last $1 days, per 'day' or 'week' ($2) of their approval, and how far they came
 * until now: each step counts some of the listings of the step before.
 */
export const FUNNEL = `WITH proposed AS (
    SELECT s.listing_id, s.answer, m.status FROM match_sides s JOIN matches m ON m.id = s.match_id
    UNION ALL SELECT s.listing_id, s.answer, r.status FROM ring_members s JOIN rings r ON r.id = s.ring_id),
  reached AS (
    SELECT ${day("l.approved_at")} AS day, p.listing_id IS NOT NULL AS is_proposed,
      coalesce(p.is_accepted OR p.is_moved, false) AS is_accepted, coalesce(p.is_moved, false) AS is_moved
    FROM listings l LEFT JOIN (SELECT listing_id, bool_or(answer = 'accepted') AS is_accepted,
      bool_or(status = 'accepted') AS is_moved FROM proposed GROUP BY listing_id) p ON p.listing_id = l.id
    WHERE l.approved_at >= ${FROM_MOMENT})
  SELECT to_char(d.day, 'YYYY-MM-DD') AS day, count(r.day)::int AS listings,
    (count(*) FILTER (WHERE r.is_proposed))::int AS proposals,
    (count(*) FILTER (WHERE r.is_accepted))::int AS acceptances, (count(*) FILTER (WHERE r.is_moved))::int AS moves
  FROM (SELECT generate_series(${day(FROM_MOMENT)}, ${day("now()")}, ('1 ' || $2::text)::interval)::date AS day) d
  LEFT JOIN reached r ON r.day = d.day GROUP BY d.day ORDER BY d.day`;
