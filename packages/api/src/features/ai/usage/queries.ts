/** Start of the day in Istanbul. */
const TODAY = "date_trunc('day', now() AT TIME ZONE 'Europe/Istanbul') AT TIME ZONE 'Europe/Istanbul'";
/** Reservations of calls whose process died end after this time; no call lasts longer. */
const COUNTED = "(outcome <> 'running' OR at > now() - interval '10 minutes')";

/** Makes calls that start at once wait for each other, so that together they keep the budget. */
export const LOCK_BUDGET = "SELECT pg_advisory_xact_lock(7310451)";

export const READ_BUDGET = `SELECT daily_token_limit AS "dailyTokenLimit", image_model AS "imageModel",
    input_price AS "inputPrice", output_price AS "outputPrice" FROM ai_settings WHERE id = 1`;

export const COUNT_TODAY_TOKENS = `SELECT coalesce(sum(input_tokens + output_tokens), 0)::float8 AS tokens
  FROM ai_calls WHERE at >= ${TODAY} AND ${COUNTED}`;

export const START_CALL = `INSERT INTO ai_calls (purpose, model, output_tokens, creation_id, creation_step)
  VALUES ($1, $2, $3, $4, $5) RETURNING id`;

export const FINISH_CALL = `UPDATE ai_calls SET outcome = $2, input_tokens = $3, output_tokens = $4, ms = $5, cost = $6
  WHERE id = $1`;

export const COUNT_TODAY_BY_PURPOSE = `SELECT purpose, count(*)::int AS calls,
    (count(*) FILTER (WHERE outcome NOT IN ('running', 'done', 'cut')))::int AS failed,
    sum(input_tokens + output_tokens)::float8 AS tokens, sum(cost)::float8 AS cost
  FROM ai_calls WHERE at >= ${TODAY} AND ${COUNTED} GROUP BY purpose ORDER BY tokens DESC, purpose`;

export interface BudgetRow {
  dailyTokenLimit: number | null;
  imageModel: string;
  inputPrice: number;
  outputPrice: number;
}

export interface PurposeRow {
  purpose: string;
  calls: number;
  failed: number;
  tokens: number;
  cost: number;
}
