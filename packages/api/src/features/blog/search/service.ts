import type { PostSummary, SearchPostsInput } from "@site/contract/blog/schema";
import { searchWords } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import type { SummaryRow } from "../posts/queries.ts";
import { toPostSummary } from "../posts/view.ts";
import { SEARCH_POSTS } from "./queries.ts";

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
    text: SEARCH_POSTS,
    values: [words.map((word) => `${word}:*`).join(" & "), q, words.join(" "), limit, offset],
  });
  return rows.map(toPostSummary);
}
