import { adminPaths } from "@site/contract/admin-paths";
import { adminCommentTexts, commentTexts } from "@site/contract/blog/comments/labels";
import type { CreateCommentInput, PendingComment } from "@site/contract/blog/comments/schema";
import { postTexts } from "@site/contract/blog/posts/labels";
import { getEmailKey, truncateText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { submissionKeys } from "../../../core/secrets/submission-key.ts";
import { verifyBotCheck } from "../../bot-check/service.ts";
import { notifyAdmin } from "../../notifications/service.ts";
import { queueEvent } from "../../webhooks/events-service.ts";
import { type Author, type CallerIdentities, getAuthor } from "./author.ts";
import { isBanned } from "./bans-service.ts";
import { parentFor } from "./nesting.ts";
import { publishAnswer } from "./publication-service.ts";
import { issuePendingToken } from "./reading-service.ts";
import { putDiscarded } from "./removal-service.ts";
import { toPendingComment } from "./view.ts";

const MESSAGE_LENGTH = 160;

/**
 * Creates a comment: the administrator's is published at once, others await approval. A repeated submission returns the
 * first comment.
 * @throws NOT_FOUND for a post that is not visible, VALIDATION_FAILED, UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export async function createComment(
  app: App,
  caller: Caller,
  writers: CallerIdentities,
  input: CreateCommentInput,
): Promise<{ message: string; pending: PendingComment | null }> {
  const author = getAuthor(writers, input);
  await assertTargetExists(app, author, input);
  if (author.kind !== "admin") await app.limits.take("commentAddress", caller.ipAddress);
  const keys = submissionKeys([
    input.blogPostId,
    input.parentId,
    input.content,
    author.kind,
    ...Object.values(author.columns).map(String),
  ]);
  const known = await app.db.prisma.comment.findFirst({
    where: { submissionId: { in: [keys.current, keys.previous] } },
  });
  const { isUnchecked } = known ? known : await runChecks(app, caller, author, input);
  const comment =
    known ??
    (await app.db.prisma.$transaction((tx) =>
      writeOnce(app, tx, author, input, { isUnchecked, submissionId: keys.current }),
    ));
  if (author.kind === "admin") return { message: commentTexts.adminReplySent, pending: null };
  return {
    message: commentTexts.sent,
    pending: comment.approvedAt ? null : toPendingComment(comment, issuePendingToken(app, comment.id)),
  };
}

async function runChecks(
  app: App,
  caller: Caller,
  author: Author,
  input: CreateCommentInput,
): Promise<{ isUnchecked: boolean }> {
  if (author.kind === "admin") return { isUnchecked: false };
  if (author.kind === "member") {
    await app.limits.take("commentAuthor", `member:${author.columns.memberId}`);
    return { isUnchecked: false };
  }
  await app.limits.take("commentAuthor", `guest:${getEmailKey(author.columns.authorEmail)}`);
  return verifyBotCheck(app, caller, "comment", input);
}

/** Checks that the post is visible and that the answered comment is visible to the author. */
async function assertTargetExists(
  app: App,
  author: Author,
  { blogPostId, parentId }: CreateCommentInput,
): Promise<void> {
  const now = await databaseNow(app.db.pool);
  const post = await app.db.prisma.post.findFirst({
    where: {
      id: blogPostId,
      status: "published",
      publishedAt: { lte: now },
      OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    },
    select: { id: true },
  });
  if (!post) throw new AppError("NOT_FOUND", { message: postTexts.postNotFound });
  if (!parentId) return;
  const isVisible = { deletedAt: null, ...(author.kind !== "admin" && { approvedAt: { not: null } }) };
  const parent = await app.db.prisma.comment.findFirst({
    where: { id: parentId, postId: blogPostId, ...isVisible },
    select: { id: true },
  });
  if (!parent)
    throw new AppError("VALIDATION_FAILED", {
      message: commentTexts.parentGone,
      fields: { parentId: commentTexts.parentGone },
    });
}

/**
 * Inserts a comment and notifies the administrator; concurrent equal submissions return the first one. A banned
 * author's comment goes to the trash without a notification, and the response does not reveal it.
 */
async function writeOnce(
  app: App,
  tx: Prisma.TransactionClient,
  author: Author,
  { blogPostId, parentId, content, notify }: CreateCommentInput,
  marks: { isUnchecked: boolean; submissionId: string },
) {
  const isAdmin = author.kind === "admin";
  const wantsMail = !isAdmin && notify === true;
  const place = { postId: blogPostId, parentId: await parentFor(tx, parentId ?? null) };
  const data = {
    ...author.columns,
    ...marks,
    ...place,
    notifyOnApproval: wantsMail,
    notifyOnReply: wantsMail,
    content,
    approvedAt: isAdmin ? new Date() : null,
    deletedAt: (await isWriterBanned(tx, author)) ? await databaseNow(tx) : null,
  };
  const [made] = await tx.comment.createManyAndReturn({ data: [data], skipDuplicates: true });
  if (!made) return tx.comment.findUniqueOrThrow({ where: { submissionId: marks.submissionId } });
  if (isAdmin) await publishAnswer(app, tx, { ...made, parentId: parentId ?? null });
  else if (made.deletedAt) await putDiscarded(tx, made, [made.id]);
  else {
    await notifyAdmin(tx, {
      type: "comment",
      title: adminCommentTexts.notificationTitle,
      message: `${made.authorName}: ${truncateText(content, MESSAGE_LENGTH)}`,
      link: adminPaths.pendingComments,
      recordId: made.id,
    });
    await queueEvent(tx, "comment.received", { id: made.id, postId: made.postId });
  }
  return made;
}

async function isWriterBanned(tx: Prisma.TransactionClient, { kind, columns }: Author): Promise<boolean> {
  if (kind === "admin") return false;
  return isBanned(tx, { memberId: kind === "member" ? columns.memberId : null, authorEmail: columns.authorEmail });
}
