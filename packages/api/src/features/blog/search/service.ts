import type { ListPostsInput, PostSummary, SearchPostsInput } from "@site/contract/blog/schema";
import { searchWords } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import type { SummaryRow } from "../posts/queries.ts";
import { listPosts } from "../posts/service.ts";
import { toPostSummary } from "../posts/view.ts";
import { SEARCH_POSTS } from "./queries.ts";

/**
 * Returns visible posts that match a search text: folded word prefixes ("isik" finds "IŞIK", "bilirkisi" finds
 * "bilirkişilik") in the title, then these and Turkish stems ("davalar" finds "dava") in the text, each newest first.
 * If nothing matches, one screen of similar titles (typing errors), the most similar first.
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

/** Returns visible posts, newest first, filtered by category and tag; with a search text its best hits instead. */
export function findPosts(app: App, { search, ...page }: ListPostsInput): Promise<PostSummary[]> {
  return search ? searchPosts(app, { q: search, limit: page.limit, offset: page.offset }) : listPosts(app, page);
}
