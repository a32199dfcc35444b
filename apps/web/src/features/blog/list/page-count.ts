import { limits } from "@site/contract/common/limits";

/** Returns the number of pages of a list of posts, at least one. */
export function getPageCount(posts: number): number {
  return Math.max(1, Math.ceil(posts / limits.blogPageSize));
}
