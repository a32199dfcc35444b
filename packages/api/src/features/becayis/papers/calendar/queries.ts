const BATCH = 100;

/** Today in Istanbul, where the institutions are. */
const TODAY = "(now() AT TIME ZONE 'Europe/Istanbul')::date";
export const READ_TODAY = `SELECT ${TODAY}::text AS today`;

/** Returns the SQL condition that window `w` concerns the owner of swap profile `p`. */
function concerns(w: string, p: string): string {
  return `${p}.current_institution_id = ${w}.institution_id
    AND (NOT EXISTS (SELECT 1 FROM application_window_positions x WHERE x.window_id = ${w}.id)
      OR EXISTS (SELECT 1 FROM application_window_positions x WHERE x.window_id = ${w}.id
        AND x.position_id = ${p}.current_position_id))`;
}

export interface WindowRow {
  id: number;
  institution_id: number;
  institution: string;
  position_ids: number[];
  positions: string[];
  first_day: string;
  last_day: string;
  source: string;
  version: number;
  changed_at: Date;
  is_removed: boolean;
}

const COLUMNS = `w.id, w.institution_id, i.name AS institution, w.first_day::text, w.last_day::text, w.source, w.version,
  w.updated_at AS changed_at, w.removed_at IS NOT NULL AS is_removed,
  ARRAY(SELECT x.position_id FROM application_window_positions x WHERE x.window_id = w.id
    ORDER BY x.position_id) AS position_ids,
  ARRAY(SELECT t.name FROM application_window_positions x JOIN positions t ON t.id = x.position_id
    WHERE x.window_id = w.id ORDER BY t.name) AS positions`;
const WINDOWS = "application_windows w JOIN institutions i ON i.id = w.institution_id";

/** Reads the windows that concern member $1 and have not ended. */
export const LIST_MEMBER_WINDOWS = `SELECT ${COLUMNS} FROM ${WINDOWS} JOIN swap_profiles p ON p.member_id = $1
  WHERE ${concerns("w", "p")} AND w.removed_at IS NULL AND w.last_day >= ${TODAY} ORDER BY w.first_day, w.id LIMIT 50`;

/**
 * Reads the windows that concern member $1, including those of the last year and removed ones, which calendars show as
 * past or cancelled.
 */
export const LIST_FEED_WINDOWS = `SELECT ${COLUMNS} FROM ${WINDOWS} JOIN swap_profiles p ON p.member_id = $1
  WHERE ${concerns("w", "p")} AND w.last_day >= ${TODAY} - 365 ORDER BY w.first_day, w.id LIMIT 200`;

export const FIND_WINDOW = `SELECT ${COLUMNS} FROM ${WINDOWS} WHERE w.id = $1 AND w.removed_at IS NULL`;

/** Reads a page of windows: ended ones if $1 is true, otherwise the others; $2 rows after the first $3. */
export const LIST_WINDOWS = `SELECT ${COLUMNS}, count(*) OVER ()::int AS total,
    (SELECT count(*)::int FROM window_readers r WHERE r.window_id = w.id) AS told
  FROM ${WINDOWS} WHERE w.removed_at IS NULL AND (w.last_day < ${TODAY}) = $1::boolean
  ORDER BY CASE WHEN $1::boolean THEN -(w.last_day - DATE '2000-01-01') ELSE w.first_day - DATE '2000-01-01' END, w.id
  LIMIT $2 OFFSET $3`;

export const LOCK_WINDOW = `SELECT first_day::text, last_day::text FROM application_windows
  WHERE id = $1 AND removed_at IS NULL FOR UPDATE`;

export const READ_MEMBER_CALENDAR = `SELECT ${TODAY}::text AS today,
  (SELECT i.name FROM swap_profiles p JOIN institutions i ON i.id = p.current_institution_id
    WHERE p.member_id = $1) AS institution,
  (SELECT f.created_at FROM calendar_feeds f WHERE f.member_id = $1) AS feed_created_at`;

export const STORE_FEED = `INSERT INTO calendar_feeds (member_id, token_hash) VALUES ($1, $2)
  ON CONFLICT (member_id) DO UPDATE SET token_hash = EXCLUDED.token_hash, created_at = clock_timestamp()`;
/** Finds the owner of a calendar address, if the account is active. */
export const FIND_FEED_OWNER = `SELECT f.member_id AS id FROM calendar_feeds f JOIN members m ON m.id = f.member_id
  WHERE f.token_hash = $1 AND m.is_active AND m.erase_after IS NULL`;

export interface DueRow {
  window_id: number;
  member_id: number;
  institution: string;
  first_day: string;
  last_day: string;
  kinds: string[];
}

/**
 * Reads the unsent reminders that are due on day $1: one is due from seven to two days before, the other from one day
 * before until the day itself.
 */
const DUE = `SELECT w.id AS window_id, p.member_id, k.kind, k.day FROM application_windows w
  CROSS JOIN LATERAL (VALUES ('start7', w.first_day, 2, 7), ('start1', w.first_day, 0, 1), ('end7', w.last_day, 2, 7),
    ('end1', w.last_day, 0, 1)) AS k(kind, day, least, most)
  JOIN swap_profiles p ON ${concerns("w", "p")}
  JOIN members m ON m.id = p.member_id AND m.is_active AND m.erase_after IS NULL
  WHERE w.removed_at IS NULL AND k.day - $1::date BETWEEN k.least AND k.most
    AND NOT EXISTS (SELECT 1 FROM window_reminders d WHERE d.window_id = w.id AND d.member_id = p.member_id
      AND d.kind = k.kind AND d.day = k.day)`;
export const FIND_DUE_REMINDERS = `${DUE} LIMIT 1`;

/** Marks the due reminders of some members as sent and returns those that no other run has marked. */
export const TAKE_DUE_REMINDERS = `WITH due AS (
    SELECT * FROM (${DUE}) AS d WHERE (window_id, member_id) IN (
      SELECT window_id, member_id FROM (${DUE}) AS e GROUP BY 1, 2 ORDER BY 1, 2 LIMIT ${BATCH})),
  told AS (
    INSERT INTO window_readers (window_id, member_id, first_day, last_day)
    SELECT DISTINCT d.window_id, d.member_id, w.first_day, w.last_day FROM due d
      JOIN application_windows w ON w.id = d.window_id
    ON CONFLICT (window_id, member_id) DO UPDATE SET window_id = EXCLUDED.window_id -- a move is still to be told
    RETURNING window_id, member_id),
  taken AS (
    INSERT INTO window_reminders (window_id, member_id, kind, day)
    SELECT d.window_id, d.member_id, d.kind, d.day FROM due d JOIN told USING (window_id, member_id)
    ON CONFLICT DO NOTHING RETURNING window_id, member_id, kind)
  SELECT t.window_id, t.member_id, i.name AS institution, w.first_day::text, w.last_day::text,
    array_agg(t.kind) AS kinds
  FROM taken t JOIN application_windows w ON w.id = t.window_id JOIN institutions i ON i.id = w.institution_id
  GROUP BY t.window_id, t.member_id, i.name, w.first_day, w.last_day ORDER BY t.member_id`;

export interface ToldRow {
  member_id: number;
  institution: string;
  first_day: string;
  last_day: string;
  /** The first day that the member was notified of. */
  old_first_day: string;
  old_last_day: string;
  is_removed: boolean;
}

/** Marks some readers of window $1 as notified of its present days or its removal, and returns them. */
export const TAKE_UNAWARE_READERS = `WITH unaware AS (
    SELECT r.window_id, r.member_id, r.first_day, r.last_day FROM window_readers r
      JOIN application_windows w ON w.id = r.window_id
    WHERE r.window_id = $1 AND CASE WHEN w.removed_at IS NULL
      THEN (r.first_day, r.last_day) <> (w.first_day, w.last_day) ELSE NOT r.knows_removal END
    ORDER BY r.member_id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)
  UPDATE window_readers r SET first_day = w.first_day, last_day = w.last_day, knows_removal = w.removed_at IS NOT NULL
  FROM unaware u, application_windows w JOIN institutions i ON i.id = w.institution_id
  WHERE r.window_id = u.window_id AND r.member_id = u.member_id AND w.id = u.window_id
  RETURNING r.member_id, i.name AS institution, w.first_day::text, w.last_day::text,
    u.first_day::text AS old_first_day, u.last_day::text AS old_last_day, w.removed_at IS NOT NULL AS is_removed`;

export const MERGE_WINDOWS = `UPDATE application_windows SET institution_id = $2, version = version + 1,
  updated_at = clock_timestamp() WHERE institution_id = $1`;
/** Adds position $2 to the windows of position $1; the caller removes $1. */
export const MERGE_WINDOW_POSITIONS = `INSERT INTO application_window_positions (window_id, position_id)
  SELECT window_id, $2::int FROM application_window_positions WHERE position_id = $1 ON CONFLICT DO NOTHING`;
