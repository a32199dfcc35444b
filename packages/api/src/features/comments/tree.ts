import type { Comment } from "@site/contract/comments/schema";

/** Nests answers under what they answer. An answer to something that is not there (not published, say) is left out with all below it. */
export function toTree(comments: readonly Omit<Comment, "replies">[]): Comment[] {
  const roots: Comment[] = [];
  const byId = new Map<number, Comment>(comments.map((comment) => [comment.id, { ...comment, replies: [] }]));
  for (const comment of byId.values()) {
    const siblings = comment.parentId === null ? roots : byId.get(comment.parentId)?.replies;
    siblings?.push(comment);
  }
  return roots;
}
