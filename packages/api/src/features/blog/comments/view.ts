import type { AdminComment } from "@site/contract/blog/comments/admin-schema";
import type { Comment, PendingComment } from "@site/contract/blog/comments/schema";
import { maskFirstName } from "@site/contract/common/contact-details";
import type { Prisma } from "@site/db";

/** The columns of a comment that the post's page shows. */
export interface CommentRow {
  id: number;
  post_id: number;
  parent_id: number | null;
  author_name: string;
  content: string;
  created_at: Date;
  is_admin_reply: boolean;
}

export function toComment(row: CommentRow): Omit<Comment, "replies"> {
  return {
    id: row.id,
    blogPostId: row.post_id,
    parentId: row.parent_id,
    authorName: maskFirstName(row.author_name),
    content: row.content,
    createdAt: row.created_at.toISOString(),
    isAdminReply: row.is_admin_reply,
  };
}

/** Returns a pending comment for its author. @param token lets the author read it again */
export function toPendingComment(row: Prisma.CommentGetPayload<object>, token: string): PendingComment {
  return {
    id: row.id,
    blogPostId: row.postId,
    parentId: row.parentId,
    authorName: row.authorName,
    authorSurname: row.authorSurname,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isPending: true,
    isUserComment: row.memberId !== null,
    token,
  };
}

export const adminCommentInclude = {
  post: { select: { title: true, slug: true } },
  parent: { select: { authorName: true, authorSurname: true, content: true, deletedAt: true } },
} as const;

export function toAdminComment(
  row: Prisma.CommentGetPayload<{ include: typeof adminCommentInclude }>,
  isBanned: boolean,
): AdminComment {
  const { parent } = row;
  return {
    id: row.id,
    authorName: row.authorName,
    authorSurname: row.authorSurname,
    authorEmail: row.authorEmail,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    isApproved: row.approvedAt !== null,
    isAdminReply: row.isAdminReply,
    isUnchecked: row.isUnchecked,
    blogPosts: row.post,
    parentId: row.parentId,
    parent:
      parent && parent.deletedAt === null
        ? { authorName: `${parent.authorName} ${parent.authorSurname}`.trim(), content: parent.content }
        : null,
    isBanned,
  };
}
