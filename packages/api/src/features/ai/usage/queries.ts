/** SQL for the start of the day in Istanbul. */
const TODAY = "date_trunc('day', now() AT TIME ZONE 'Europe/Istanbul') AT TIME ZONE 'Europe/Istanbul'";

/** Serialises the starts of calls, so that concurrent calls do not exceed the limit. */
export const LOCK_CALLS = "SELECT pg_advisory_xact_lock(7310451)";

/** Records a call unless the day's limit is reached. */
export const START_CALL = `INSERT INTO ai_calls (purpose, model, creation_id, creation_step)
  SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM ai_settings WHERE id = 1
    AND daily_call_limit <= (SELECT count(*) FROM ai_calls WHERE at >= ${TODAY}))
  RETURNING id`;

export const COUNT_TODAY_BY_PURPOSE = `SELECT purpose, count(*)::int AS calls,
    (count(*) FILTER (WHERE outcome NOT IN ('running', 'done', 'cut')))::int AS failed,
    sum(input_tokens + output_tokens)::float8 AS tokens
  FROM ai_calls WHERE at >= ${TODAY} GROUP BY purpose ORDER BY tokens DESC, purpose`;

export interface PurposeRow {
  purpose: string;
  calls: number;
  failed: number;
  tokens: number;
}
