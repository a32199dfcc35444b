import { matchableSql } from "../matching/graph/queries.ts";

/** Days after the acceptance when a member is asked for the result. */
const DAYS = { first: 30, second: 90 } as const;

const isPast = (days: number) => `w.accepted_at <= now() - interval '${days} days'`;
/** SQL for the number of times that a member should have been asked by now; a missed first question is skipped. */
const DUE = `CASE WHEN ${isPast(DAYS.second)} THEN 2 WHEN ${isPast(DAYS.first)} THEN 1 ELSE 0 END`;

/**
 * Selects up to $1 members who are due for a question and marks them as asked. Members are skipped who have reported
 * the decision (for the first question: anything), whose listing is bound to another swap, or whose account is closed.
 */
const takeAsks = (kind: "match" | "ring") => {
  const [sides, swaps, column] =
    kind === "match" ? ["match_sides", "matches", "match_id"] : ["ring_members", "rings", "ring_id"];
  return `WITH due AS (
    SELECT s.${column} AS id, s.listing_id, ${DUE} AS asks
    FROM ${sides} s JOIN ${swaps} w ON w.id = s.${column} JOIN listings l ON l.id = s.listing_id
    JOIN members m ON m.id = s.member_id
    WHERE w.status = 'accepted' AND s.result_asks < ${DUE}
      AND m.is_active AND m.erase_after IS NULL
      AND (l.settled_in IS NULL OR l.settled_in = '${kind}:' || w.id)
      AND NOT EXISTS (SELECT 1 FROM ${sides} o WHERE o.${column} = w.id AND o.answer <> 'accepted')
      AND NOT EXISTS (SELECT 1 FROM swap_results r WHERE r.${column} = w.id AND r.member_id = s.member_id
        AND (r.outcome <> 'applied' OR NOT ${isPast(DAYS.second)}))
    ORDER BY w.id, s.listing_id LIMIT $1 FOR UPDATE OF s SKIP LOCKED)
  UPDATE ${sides} s SET result_asks = due.asks FROM due, listings l
    WHERE s.${column} = due.id AND s.listing_id = due.listing_id AND l.id = s.listing_id
    RETURNING '${kind}' AS kind, due.id, s.member_id AS "memberId", l.title`;
};

export const TAKE_ASKS = { match: takeAsks("match"), ring: takeAsks("ring") };

/** Counts the people whose move was approved, by institution. */
export const COUNT_MOVED = `SELECT i.name, count(*)::int AS people FROM swap_results r
  JOIN institutions i ON i.id = r.institution_id WHERE r.outcome = 'approved'
  GROUP BY i.id ORDER BY people DESC, i.name`;

/** Counts the people of accepted matches and rings and what they reported, by institution. */
export const RESULTS_BY_INSTITUTION = `WITH accepted AS (
    SELECT l.institution_id FROM match_sides s JOIN matches m ON m.id = s.match_id AND m.status = 'accepted'
      JOIN listings l ON l.id = s.listing_id
      WHERE NOT EXISTS (SELECT 1 FROM match_sides o WHERE o.match_id = m.id AND o.answer <> 'accepted')
    UNION ALL SELECT l.institution_id FROM ring_members s JOIN rings r ON r.id = s.ring_id AND r.status = 'accepted'
      JOIN listings l ON l.id = s.listing_id),
  people AS (SELECT institution_id, count(*)::int AS accepted FROM accepted GROUP BY 1),
  results AS (SELECT institution_id, count(*)::int AS applied,
      count(*) FILTER (WHERE outcome = 'approved')::int AS approved,
      count(*) FILTER (WHERE outcome = 'refused')::int AS refused FROM swap_results GROUP BY 1)
  SELECT i.id, i.name, coalesce(p.accepted, 0) AS accepted, coalesce(r.applied, 0) AS applied,
    coalesce(r.approved, 0) AS approved, coalesce(r.refused, 0) AS refused
  FROM institutions i LEFT JOIN people p ON p.institution_id = i.id LEFT JOIN results r ON r.institution_id = i.id
  WHERE p.accepted > 0 OR r.applied > 0 ORDER BY 3 DESC, 4 DESC, i.name`;

/** Counts refusals by institution and reason, the most frequent first. */
export const REFUSALS = `SELECT institution_id AS "institutionId", reason, count(*)::int AS count FROM swap_results
  WHERE outcome = 'refused' GROUP BY 1, 2 ORDER BY count DESC, reason`;

/** Reads the newest notes about refusals, at most $1 per institution. */
export const REFUSAL_NOTES = `SELECT institution_id AS "institutionId", note FROM (
    SELECT institution_id, note,
      row_number() OVER (PARTITION BY institution_id ORDER BY updated_at DESC, id DESC) AS rank
    FROM swap_results WHERE outcome = 'refused' AND note <> '') newest WHERE rank <= $1 ORDER BY institution_id, rank`;

const TODAY = "(now() AT TIME ZONE 'Europe/Istanbul')::date";

/** Names of the tables of a kind of swap: its own and its members', and the id column in both. */
const TABLES = {
  match: { swaps: "matches", sides: "match_sides", key: "match_id" },
  ring: { swaps: "rings", sides: "ring_members", key: "ring_id" },
} as const;

/**
 * Returns the SQL condition that swap `w` was refused only because of the period, its listings are on the board and not
 * bound, and a window that began after the refusal is open for one of the refused posts.
 */
const isReopened = ({ sides, key }: (typeof TABLES)["match" | "ring"]) => `w.status = 'accepted'
  AND NOT EXISTS (SELECT 1 FROM swap_results r WHERE r.${key} = w.id
    AND (r.outcome = 'approved' OR (r.outcome = 'refused' AND r.reason <> 'out_of_period')))
  AND NOT EXISTS (SELECT 1 FROM ${sides} s JOIN listings l ON l.id = s.listing_id WHERE s.${key} = w.id
    AND NOT (${matchableSql("l")}))
  AND EXISTS (SELECT 1 FROM swap_results r JOIN ${sides} s ON s.${key} = r.${key} AND s.member_id = r.member_id
    JOIN listings l ON l.id = s.listing_id
    JOIN application_windows a ON a.institution_id = l.institution_id AND a.removed_at IS NULL
      AND a.first_day > r.decided_on AND ${TODAY} BETWEEN a.first_day AND a.last_day
    WHERE r.${key} = w.id AND r.reason = 'out_of_period'
      AND (NOT EXISTS (SELECT 1 FROM application_window_positions x WHERE x.window_id = a.id)
        OR EXISTS (SELECT 1 FROM application_window_positions x
          WHERE x.window_id = a.id AND x.position_id = l.position_id)))`;

const findReopened = (kind: "match" | "ring") => {
  const { swaps, sides, key } = TABLES[kind];
  return `SELECT w.id, (SELECT l.institution_id FROM ${sides} s JOIN listings l ON l.id = s.listing_id
      WHERE s.${key} = w.id LIMIT 1) AS "institutionId"
    FROM ${swaps} w WHERE w.id IN (SELECT ${key} FROM swap_results WHERE reason = 'out_of_period')
      AND ${isReopened(TABLES[kind])} ORDER BY w.id LIMIT 100`;
};

/** Reads the swaps that can be reopened, and their institution. */
export const FIND_REOPENED = { match: findReopened("match"), ring: findReopened("ring") };

const reopen = (kind: "match" | "ring") => {
  const { swaps, sides, key } = TABLES[kind];
  return `WITH reopened AS (UPDATE ${swaps} w SET status = 'expired', accepted_at = NULL, announced_at = NULL,
      end_told_at = now() WHERE w.id = $1 AND ${isReopened(TABLES[kind])} RETURNING id)
    UPDATE ${sides} s SET result_asks = 0 FROM reopened WHERE s.${key} = reopened.id RETURNING s.listing_id AS "listingId"`;
};

/** Ends the accepted swap $1 without a notification, so that matching can find it again, and returns its listings. */
export const REOPEN = { match: reopen("match"), ring: reopen("ring") };
