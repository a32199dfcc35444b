import type { Comment, ListPendingCommentsInput, PendingComment } from "@site/contract/blog/comments/schema";
import { toNumber } from "@site/contract/common/atoms";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import type { MemberIdentity } from "../../../core/context.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import { LIST_COMMENTS } from "./queries.ts";
import { type CommentRow, toComment, toPendingComment } from "./view.ts";

const TOKEN_PURPOSE = "comments.pending";

/**
 * Returns the published comments of a post as a tree, oldest first.
 * @throws NOT_FOUND for a post that is not visible
 */
export async function listComments(app: App, postId: number): Promise<Comment[]> {
  const { rows } = await app.db.pool.query<CommentRow | { id: null }>({
    name: "comments-of-post",
    text: LIST_COMMENTS,
    values: [postId],
  });
  if (rows.length === 0) throw new AppError("NOT_FOUND");
  return toTree(rows.flatMap((row) => (row.id === null ? [] : [toComment(row)])));
}

/** Returns a token with which its holder can read a pending comment. */
export function issuePendingToken(app: App, commentId: number): string {
  return sealToken(app, TOKEN_PURPOSE, String(commentId));
}

/** Returns the pending comments of these tokens and of the member. */
export async function listPendingComments(
  app: App,
  member: MemberIdentity | undefined,
  { blogPostId, tokens }: ListPendingCommentsInput,
): Promise<PendingComment[]> {
  const byId = new Map(
    tokens.flatMap((token) =>
      [toNumber(openToken(app, TOKEN_PURPOSE, token) ?? "")].flatMap((id) =>
        id === undefined ? [] : [[id, token] as const],
      ),
    ),
  );
  if (byId.size === 0 && !member) return [];
  const isOwn = [{ id: { in: [...byId.keys()] } }, ...(member ? [{ memberId: member.id }] : [])];
  const rows = await app.db.prisma.comment.findMany({
    where: { OR: isOwn, postId: blogPostId, approvedAt: null, deletedAt: null },
    orderBy: { id: "asc" },
    take: limits.pendingCommentsKept,
  });
  return rows.map((row) => toPendingComment(row, byId.get(row.id) ?? issuePendingToken(app, row.id)));
}

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
