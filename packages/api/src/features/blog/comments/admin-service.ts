import type {
  AdminComment,
  ListAdminCommentsInput,
  ReplyToCommentInput,
} from "@site/contract/blog/comments/admin-schema";
import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { submissionKeys } from "../../../core/secrets/submission-key.ts";
import { adminColumns } from "./author.ts";
import { findBanned } from "./bans-service.ts";
import { parentFor } from "./nesting.ts";
import { publish, publishAnswer } from "./publication-service.ts";
import { SEARCH_COMMENT_IDS } from "./queries.ts";
import { adminCommentInclude, toAdminComment } from "./view.ts";

/** Returns a page of comments of all posts, newest first. */
export async function listAdminComments(
  app: App,
  { page, limit, status, search }: ListAdminCommentsInput,
): Promise<Page<AdminComment>> {
  const where: Prisma.CommentWhereInput = {
    deletedAt: null,
    post: { deletedAt: null },
    ...getWhere(status),
    ...(search && { id: { in: await findIds(app, search) } }),
  };
  const [rows, total] = await Promise.all([
    app.db.prisma.comment.findMany({
      where,
      include: adminCommentInclude,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: (page - 1) * limit,
    }),
    app.db.prisma.comment.count({ where }),
  ]);
  const isAuthorBanned = await findBanned(app, rows);
  const comments = rows.map((row) => toAdminComment(row, isAuthorBanned(row)));
  return toPage(comments, { page, limit, total });
}

/** Returns the comments that wait for approval, the longest waiting first. */
export async function listPendingComments(app: App, take: number): Promise<AdminComment[]> {
  const rows = await app.db.prisma.comment.findMany({
    where: { deletedAt: null, post: { deletedAt: null }, approvedAt: null },
    include: adminCommentInclude,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take,
  });
  const isAuthorBanned = await findBanned(app, rows);
  return rows.map((row) => toAdminComment(row, isAuthorBanned(row)));
}

function getWhere(status: ListAdminCommentsInput["status"]): Prisma.CommentWhereInput {
  if (status === "all") return {};
  return { approvedAt: status === "approved" ? { not: null } : null };
}

/** Finds the newest comments whose folded text, author or post contains the search text. */
async function findIds(app: App, search: string): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>({
    name: "search-comments",
    text: SEARCH_COMMENT_IDS,
    values: [toSearchPhrase(search)],
  });
  return rows.map(({ id }) => id);
}

/** Publishes a comment; does nothing if it is published. @throws NOT_FOUND */
export async function approveComment(app: App, adminId: number, id: number): Promise<void> {
  const isPublished = await app.db.prisma.$transaction((tx) => publish(tx, id, adminId));
  if (!isPublished && !(await app.db.prisma.comment.count({ where: { id, deletedAt: null } })))
    throw new AppError("NOT_FOUND");
}

/** Publishes the administrator's answer and the comment it answers. @throws NOT_FOUND */
export async function replyToComment(
  app: App,
  adminId: number,
  { parentId, content }: ReplyToCommentInput,
): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const parent = await tx.comment.findUnique({ where: { id: parentId, deletedAt: null }, select: { postId: true } });
    if (!parent) throw new AppError("NOT_FOUND");
    const submissionId = submissionKeys([parentId, adminId, content]).current;
    const data = {
      ...adminColumns(adminId),
      postId: parent.postId,
      parentId: await parentFor(tx, parentId),
      content,
      submissionId,
      approvedAt: new Date(),
    };
    const [made] = await tx.comment.createManyAndReturn({ data: [data], skipDuplicates: true });
    if (made) await publishAnswer(app, tx, { ...made, parentId });
  });
}
