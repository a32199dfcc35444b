/** Sums the models' charges by creation and step. Failed calls count too, because they may be charged. */
export const USAGE_OF_CREATIONS = `SELECT creation_id AS "creationId", creation_step AS step,
    (array_agg(model ORDER BY id DESC))[1] AS model, sum(input_tokens + output_tokens)::float8 AS tokens,
    sum(ms)::float8 / 1000 AS seconds
  FROM ai_calls WHERE creation_id = ANY($1::int[]) AND outcome <> 'running' GROUP BY creation_id, creation_step`;

export interface UsageRow {
  creationId: number;
  step: string;
  model: string;
  tokens: number;
  seconds: number;
}

/** Begins a step of a running creation; a killed step begins again. */
export const BEGIN_STEP = `UPDATE ai_creation_steps SET state = 'running', started_at = clock_timestamp(), note = ''
  WHERE creation_id = $1 AND name = $2 AND state IN ('pending', 'running')
    AND EXISTS (SELECT 1 FROM ai_creations WHERE id = $1 AND state = 'running')`;

/** Ends a step with its result ($4) and note ($5), unless the creation has ended since then. */
export const END_STEP = `
  UPDATE ai_creation_steps SET state = $3, finished_at = clock_timestamp(), result = $4, note = $5
  WHERE creation_id = $1 AND name = $2 AND state = 'running'
    AND EXISTS (SELECT 1 FROM ai_creations WHERE id = $1 AND state = 'running' FOR UPDATE)`;

/** Ends a creation that is still running; its text stays readable unless it became a post. */
export const END_CREATION = `UPDATE ai_creations SET state = $2, finished_at = clock_timestamp(),
    draft_text = CASE WHEN $2 = 'done' THEN '' ELSE draft_text END
  WHERE id = $1 AND state = 'running'`;

/** Reads the newest visible posts, at most $1. */
export const LIST_LINK_CANDIDATES = `SELECT p.title, p.slug, p.seo_keywords AS keywords, p.excerpt FROM posts p
  WHERE p.deleted_at IS NULL AND p.status = 'published' AND p.published_at <= now()
    AND (p.unpublish_at IS NULL OR p.unpublish_at > now())
  ORDER BY p.published_at DESC, p.id DESC LIMIT $1`;
