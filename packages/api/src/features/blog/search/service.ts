import type { ListPostsInput, PostCard, PostSummary } from "@site/contract/blog/posts/schema";
import type { SearchPostsInput } from "@site/contract/blog/search/schema";
import { searchWords } from "@site/contract/common/text";
import type { App } from "../../../core/app.ts";
import type { CardRow, SummaryRow } from "../posts/queries.ts";
import { listPosts } from "../posts/service.ts";
import { toPostCard, toPostSummary } from "../posts/view.ts";
import { SEARCH_CARDS, SEARCH_POSTS } from "./queries.ts";

/**
 * Returns visible posts that match a search text: folded word prefixes ("isik" finds "IŞIK", "bilirkisi" finds
 * "bilirkişilik") in the title, then these and Turkish stems ("davalar" finds "dava") in the text, each newest first.
 * If nothing matches, returns one page of similar titles (typing errors), the most similar first.
 */
export async function searchPosts(app: App, input: SearchPostsInput): Promise<PostSummary[]> {
  const values = toValues(input);
  if (!values) return [];
  const { rows } = await app.db.pool.query<SummaryRow>({ name: "blog-search", text: SEARCH_POSTS, values });
  return rows.map(toPostSummary);
}

/** Finds the same posts as `searchPosts`, as cards. */
export async function searchCards(app: App, input: SearchPostsInput): Promise<PostCard[]> {
  const values = toValues(input);
  if (!values) return [];
  const { rows } = await app.db.pool.query<CardRow>({ name: "blog-search-cards", text: SEARCH_CARDS, values });
  return rows.map(toPostCard);
}

/** Returns the parameters of a search; undefined without a word. */
function toValues({ q, limit, offset }: SearchPostsInput): unknown[] | undefined {
  const words = searchWords(q);
  return words.length === 0
    ? undefined
    : [words.map((word) => `${word}:*`).join(" & "), q, words.join(" "), limit, offset];
}

/** Returns visible posts, newest first, filtered by category and tag; with a search text, the best hits instead. */
export function findPosts(app: App, { search, ...page }: ListPostsInput): Promise<PostSummary[]> {
  return search ? searchPosts(app, { q: search, limit: page.limit, offset: page.offset }) : listPosts(app, page);
}
