import { SUMMARY_COLUMNS, VISIBLE } from "../posts/queries.ts";

/** Minimum similarity (pg_trgm's word_similarity) of a misspelt title. */
const ALIKE = 0.5;
/** Maximum number of text hits compared by title, so that a common word does not compare every title. */
const RANKED = 500;

export const SEARCH_POSTS = `
      WITH wanted AS (SELECT to_tsquery('simple', $1) || plainto_tsquery('turkish', $2) AS query, $3::text AS folded),
      found AS ( -- two parts, so that each goes by its own index
        (SELECT p.id FROM posts p, wanted WHERE p.search_document @@ wanted.query AND ${VISIBLE}
         ORDER BY p.published_at DESC, p.id DESC LIMIT greatest(${RANKED}, $4::int + $5::int))
        UNION
        SELECT p.id FROM posts p, wanted WHERE wanted.folded <% p.title_folded
        AND word_similarity(wanted.folded, p.title_folded) >= ${ALIKE}
      ),
      hits AS (
        SELECT p.id, word_similarity(wanted.folded, p.title_folded) AS rank
        FROM found JOIN posts p ON p.id = found.id, wanted
        WHERE ${VISIBLE}
        ORDER BY rank DESC, p.published_at DESC, p.id DESC LIMIT $4 OFFSET $5
      )
      SELECT ${SUMMARY_COLUMNS} FROM hits JOIN posts p ON p.id = hits.id LEFT JOIN categories c ON c.id = p.category_id
      ORDER BY hits.rank DESC, p.published_at DESC, p.id DESC`;
