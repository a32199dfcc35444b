import { limits } from "@site/contract/common/limits";
import { VISIBLE } from "../../published/posts.ts";
import { CARD_COLUMNS, SUMMARY_COLUMNS } from "../posts/queries.ts";

/**
 * Finds posts by $1 (folded word prefixes), $2 (text whose stems count too) and $3 (folded words), $4 posts from $5.
 * Hits in titles precede hits in texts; similar titles (pg_trgm's `<%`) are found only if nothing else matches. The
 * queries are in a common table expression, because the planner would otherwise spend long on estimates for each
 * prefix. Each part is materialised and then sorted, so that PostgreSQL uses its index and does not scan all posts by
 * date. Comparing a title takes 10 to 20 µs, so only one page of similar titles is read.
 */
const searchFor = (columns: string) => `WITH wanted AS MATERIALIZED (
    SELECT words, words || plainto_tsquery('turkish', cut_words($2)) AS words_or_stems, $3::text AS phrase
    FROM to_tsquery('simple', $1) AS words
  ), titles AS MATERIALIZED (
    SELECT p.id, 2 AS rank, p.published_at FROM posts p, wanted
    WHERE to_tsvector('simple', p.title_words) @@ wanted.words AND ${VISIBLE}
    ORDER BY p.published_at DESC, p.id DESC LIMIT $4::int + $5::int
  ), texts AS MATERIALIZED (
    SELECT p.id, 1 AS rank, p.published_at FROM posts p, wanted
    WHERE p.search_document @@ wanted.words_or_stems AND ${VISIBLE}
      AND (SELECT count(*) FROM titles) < $4::int + $5::int
    ORDER BY p.published_at DESC, p.id DESC LIMIT $4::int + $5::int
  ), alike AS MATERIALIZED (
    SELECT p.id, p.title_words, p.published_at FROM posts p, wanted
    WHERE NOT EXISTS (SELECT FROM titles) AND NOT EXISTS (SELECT FROM texts)
      AND wanted.phrase <% p.title_words AND ${VISIBLE}
    LIMIT ${limits.searchScreenLimit}
  ), hits AS (
    SELECT * FROM titles
    UNION ALL SELECT * FROM texts WHERE id NOT IN (SELECT id FROM titles)
    UNION ALL SELECT id, word_similarity($3, title_words), published_at FROM alike
    ORDER BY rank DESC, published_at DESC, id DESC LIMIT $4 OFFSET $5
  )
  SELECT ${columns} FROM hits JOIN posts p ON p.id = hits.id LEFT JOIN categories c ON c.id = p.category_id
  ORDER BY hits.rank DESC, p.published_at DESC, p.id DESC`;

export const SEARCH_POSTS = searchFor(SUMMARY_COLUMNS);

/** The same search for the site's screens, which show no tags; reading tags took a sixth of the time. */
export const SEARCH_CARDS = searchFor(CARD_COLUMNS);
