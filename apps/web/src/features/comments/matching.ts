import type { Comment, PendingComment } from "@site/contract/blog/comments/schema";
import { limits } from "@site/contract/common/limits";

/** Returns whether a published comment is the pending one: same text, same name, published at most one minute later. */
function isSame(published: Comment, pending: PendingComment): boolean {
  const younger = Date.parse(published.createdAt) - Date.parse(pending.createdAt);
  return (
    published.content === pending.content &&
    published.authorName === pending.authorName &&
    younger >= 0 &&
    younger <= limits.pendingMatchMs
  );
}

/** Returns the pending comments that the tree does not contain yet. */
export function stillPending(pending: readonly PendingComment[], tree: readonly Comment[]): PendingComment[] {
  const published = flatten(tree);
  return pending.filter((comment) => !published.some((candidate) => isSame(candidate, comment)));
}

export function flatten(tree: readonly Comment[]): Comment[] {
  return tree.flatMap((comment) => [comment, ...flatten(comment.replies)]);
}
