import type { Comment } from "@site/contract/blog/comments/schema";
import { limits } from "@site/contract/common/limits";

interface Place {
  comment: Comment;
  level: number;
  above: Place | undefined;
}

/**
 * Builds the comment tree. Answers below the deepest level are attached to it; answers to missing comments are left
 * out.
 * @param comments ordered so that parents come first
 */
export function toTree(comments: readonly Omit<Comment, "replies">[]): Comment[] {
  const roots: Comment[] = [];
  const places = new Map<number, Place>();
  for (const each of comments) {
    const comment: Comment = { ...each, replies: [] };
    const answered = comment.parentId === null ? undefined : places.get(comment.parentId);
    if (comment.parentId !== null && !answered) continue;
    const above = answered && answered.level >= limits.commentLevels ? answered.above : answered;
    (above?.comment.replies ?? roots).push(comment);
    places.set(comment.id, { comment, level: (above?.level ?? 0) + 1, above });
  }
  return roots;
}
