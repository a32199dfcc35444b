/** Statements of public lists, for measuring what they cost without the product around them. */

export { LIST_POSTS } from "../features/blog/posts/queries.ts";
export { SEARCH_POSTS } from "../features/blog/search/queries.ts";
