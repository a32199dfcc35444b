import { VISIBLE } from "../../published/posts.ts";

const MAX_FOUND = 1_000;

export const SEARCH_COMMENT_IDS = `SELECT c.id FROM comments c JOIN posts p ON p.id = c.post_id
      WHERE strpos(search_words(concat_ws(' ', c.author_name, c.author_surname, c.author_email, c.content, p.title)),
      $1) > 0 AND c.deleted_at IS NULL
      ORDER BY c.created_at DESC LIMIT ${MAX_FOUND}`;

export const COMMENT_ANCESTORS = `
    WITH RECURSIVE above AS (
      SELECT id, parent_id, 1 AS step FROM comments WHERE id = $1
      UNION ALL SELECT c.id, c.parent_id, step + 1 FROM comments c JOIN above ON c.id = above.parent_id)
    SELECT id FROM above ORDER BY step DESC LIMIT $2`;

/** Deletes a comment and its answers; a repeated submission of the same text is then a new comment. */
export const DISCARD_COMMENT_THREAD = `
    WITH RECURSIVE thread AS (
      SELECT id FROM comments WHERE id = $1
      UNION SELECT c.id FROM comments c JOIN thread ON c.parent_id = thread.id),
    discarded AS (
      UPDATE comments SET deleted_at = now(), submission_id = NULL
      WHERE id IN (SELECT id FROM thread) AND deleted_at IS NULL
      AND EXISTS (SELECT FROM comments WHERE id = $1 AND deleted_at IS NULL)
      RETURNING id, content)
    SELECT id, content FROM discarded`;

/** Maximum number of comments in a response. */
const MAX_SHOWN = 2_000;

export const LIST_COMMENTS = `SELECT c.id, c.post_id, c.parent_id, c.author_name, c.content, c.created_at,
  c.is_admin_reply
      FROM posts p LEFT JOIN comments c ON c.post_id = p.id AND c.approved_at IS NOT NULL
      AND c.deleted_at IS NULL
      WHERE p.id = $1 AND ${VISIBLE} ORDER BY c.created_at, c.id LIMIT ${MAX_SHOWN}`;
