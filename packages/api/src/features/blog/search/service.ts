import type { PostSummary, SearchPostsInput } from "@site/contract/blog/schema";
import { searchWords } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import { SUMMARY_COLUMNS, type SummaryRow, toPostSummary, VISIBLE } from "../posts/view.ts";

/** Below this likeness of words (pg_trgm's word_similarity) a title is not taken for a misspelt hit. */
const ALIKE = 0.5;
/** Of the posts whose text fits, so many are compared by their titles: a word that every post holds must not cost a comparison with every title. */
const RANKED = 500;

/**
 * Visible posts that fit a search text, best first: folded beginnings of words ("isik" finds "IŞIK", "bilirkisi" finds
 * "bilirkişilik"), Turkish stems ("davalar" finds "dava"), and titles alike enough to forgive a slip of the finger. Best is
 * what is likest in its title, then what is newest: ranking by the whole text would unpack every hit's document. Where more
 * texts fit than are compared, the newest are; titles that are alike are found among all.
 */
export async function searchPosts(app: App, { q, limit, offset }: SearchPostsInput): Promise<PostSummary[]> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const { rows } = await app.db.pool.query<SummaryRow>({
    name: "blog-search",
    text: `
      WITH wanted AS (SELECT to_tsquery('simple', $1) || plainto_tsquery('turkish', $2) AS query, $3::text AS folded),
      found AS ( -- two parts, so that each goes by its own index
        (SELECT p.id FROM posts p, wanted WHERE p.search_document @@ wanted.query AND ${VISIBLE}
         ORDER BY p.published_at DESC, p.id DESC LIMIT greatest(${RANKED}, $4::int + $5::int))
        UNION
        SELECT p.id FROM posts p, wanted WHERE wanted.folded <% p.title_folded AND word_similarity(wanted.folded, p.title_folded) >= ${ALIKE}
      ),
      hits AS (
        SELECT p.id, word_similarity(wanted.folded, p.title_folded) AS rank
        FROM found JOIN posts p ON p.id = found.id, wanted
        WHERE ${VISIBLE}
        ORDER BY rank DESC, p.published_at DESC, p.id DESC LIMIT $4 OFFSET $5
      )
      SELECT ${SUMMARY_COLUMNS} FROM hits JOIN posts p ON p.id = hits.id LEFT JOIN categories c ON c.id = p.category_id
      ORDER BY hits.rank DESC, p.published_at DESC, p.id DESC`,
    values: [words.map((word) => `${word}:*`).join(" & "), q, words.join(" "), limit, offset],
  });
  return rows.map(toPostSummary);
}
