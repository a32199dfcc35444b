const MAX_COMPARED = 20;
/** Characters of a text that are compared. */
const MAX_READ = 30_000;

export const READ_POST_TEXT = `SELECT title, excerpt, left(content_text, ${MAX_READ}) AS text FROM posts
  WHERE id = $1 AND deleted_at IS NULL`;

/** Finds posts that share the most characteristic words of a text ($2: words for to_tsquery). */
export const FIND_SIMILAR_POSTS = `SELECT id, title, left(content_text, ${MAX_READ}) AS text
  FROM posts, to_tsquery('simple', $2) AS query
  WHERE id <> $1 AND deleted_at IS NULL AND search_document @@ query
  ORDER BY ts_rank(search_document, query) DESC, id LIMIT ${MAX_COMPARED}`;

export interface PostText {
  id: number;
  title: string;
  text: string;
}
