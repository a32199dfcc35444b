/** Steps after which a chain of redirects is not followed any further. */
const MAX_STEPS = 50;

/** Follows the redirects of the paths $1; a path that the chain has passed already ends it. */
export const FOLLOW_REDIRECTS = `
  WITH RECURSIVE chain AS (
    SELECT from_path AS start, to_path AS path, ARRAY[from_path::text] AS passed FROM redirects
      WHERE from_path = ANY($1::text[])
    UNION ALL
    SELECT c.start, r.to_path, c.passed || r.from_path::text FROM chain c JOIN redirects r ON r.from_path = c.path
      WHERE r.to_path <> ALL (c.passed) AND cardinality(c.passed) < ${MAX_STEPS}
  ) SELECT start, path FROM chain ORDER BY start, cardinality(passed)`;

export interface FollowedRow {
  start: string;
  path: string;
}

export const COUNT_HIT = "UPDATE redirects SET hit_count = hit_count + 1, last_hit_at = now() WHERE from_path = $1";

/** Keeps other writers of redirects away until the transaction ends, so that two of them cannot make a loop. */
export const LOCK_REDIRECTS = "LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE";

/** Rows beyond this number are not found; the newest come first. */
const MAX_FOUND = 1_000;

export const SEARCH_REDIRECT_IDS = `SELECT id FROM redirects
    WHERE strpos(search_words(from_path || ' ' || to_path), $1) > 0 ORDER BY id DESC LIMIT ${MAX_FOUND}`;
