/** Statements of public lists, for `npm run bench`, which compares them with the product around them. */

export { LIST_POSTS } from "../features/blog/posts/queries.ts";
export { SEARCH_POSTS } from "../features/blog/search/queries.ts";
