import { commentTexts } from "@site/contract/blog/comments/labels";
import { toNumber } from "@site/contract/common/atoms";
import { getEmailKey } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { openToken, sealToken } from "../../../core/secrets/sealed-token.ts";
import { holdAction, releaseAction } from "../../held-actions/service.ts";
import { type Mail, queueMail } from "../../mail/service.ts";
import { notifyMember } from "../../notifications/notify-member.ts";

const STOP_PURPOSE = "comments.stop-mails";
/** The one-click unsubscribe address of comment mails. */
export const STOP_ADDRESS = "/api/comments/stop-mails";

const notifiedInclude = { post: { select: { title: true, slug: true } }, member: { select: { id: true } } } as const;
type NotifiedComment = Prisma.CommentGetPayload<{ include: typeof notifiedInclude }>;

const awaitsApproval = { approvedAt: null, deletedAt: null };

/**
 * Publishes a pending comment. Its author and the answered author are notified when the approval can no longer be taken
 * back.
 * @returns false if it is not pending
 */
export async function publish(tx: Prisma.TransactionClient, id: number, adminId: number | null): Promise<boolean> {
  const approvedAt = await databaseNow(tx);
  const { count } = await tx.comment.updateMany({ where: { id, ...awaitsApproval }, data: { approvedAt } });
  if (count === 0) return false;
  await holdAction(tx, { kind: "comment", recordId: id, adminId });
  return true;
}

/** Takes back the approval of a comment. @returns false if it is not approved */
export async function unpublish(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.comment.updateMany({
    where: { id, approvedAt: { not: null }, deletedAt: null, adminId: null },
    data: { approvedAt: null },
  });
  return count > 0;
}

/** Notifies the author of a published comment and the answered author; does nothing if it is no longer published. */
export async function notifyCommentAuthors(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    if (!(await releaseAction(tx, { kind: "comment", recordId: id }))) return;
    const comment = await tx.comment.findUnique({
      where: { id, approvedAt: { not: null }, deletedAt: null },
      include: notifiedInclude,
    });
    if (!comment) return;
    if (comment.notifyOnApproval) {
      await notifyAuthor(app, tx, comment, {
        mail: { template: "comment_approved", props: getProps(app, comment) },
        title: "Yorumunuz yayınlandı",
        message: commentTexts.approvedMessage,
      });
    }
    await notifyAnswered(app, tx, comment);
  });
}

/** Publishes the administrator's answer, and the answered comment so that the answer is visible. */
export async function publishAnswer(
  app: App,
  tx: Prisma.TransactionClient,
  answer: { parentId: number | null; content: string; authorEmail: string; adminId: number | null },
): Promise<void> {
  if (answer.parentId === null) return;
  await publish(tx, answer.parentId, answer.adminId);
  await notifyAnswered(app, tx, answer);
}

/** Notifies the author of the answered comment, unless they answered themselves. */
async function notifyAnswered(
  app: App,
  tx: Prisma.TransactionClient,
  { parentId, content, authorEmail }: { parentId: number | null; content: string; authorEmail: string },
): Promise<void> {
  const answered =
    parentId === null
      ? null
      : await tx.comment.findUnique({
          where: { id: parentId, notifyOnReply: true, deletedAt: null },
          include: notifiedInclude,
        });
  if (!answered || getEmailKey(answered.authorEmail) === getEmailKey(authorEmail)) return;
  await notifyAuthor(app, tx, answered, {
    mail: { template: "comment_answered", props: { ...getProps(app, answered), answer: content } },
    title: "Yorumunuza yanıt geldi",
    message: content,
  });
}

type MailMessage = { [Name in "comment_approved" | "comment_answered"]: Pick<Mail<Name>, "template" | "props"> }[
  | "comment_approved"
  | "comment_answered"];

/** Notifies a guest by mail and a member according to their settings. */
async function notifyAuthor(
  app: App,
  tx: Prisma.TransactionClient,
  comment: NotifiedComment,
  { mail, title, message }: { mail: MailMessage; title: string; message: string },
): Promise<void> {
  const { authorName, authorSurname, authorEmail, member, post } = comment;
  if (member)
    await notifyMember(app, tx, member.id, {
      event: mail.template,
      title,
      message,
      link: paths.postComments(post.slug),
      mail: () => mail,
    });
  else if (authorEmail)
    await queueMail(app, tx, { ...mail, to: { name: `${authorName} ${authorSurname}`.trim(), email: authorEmail } });
}

function getProps(app: App, { id, authorName, post }: NotifiedComment) {
  const token = sealToken(app, STOP_PURPOSE, String(id));
  return {
    name: authorName,
    postTitle: post.title,
    path: paths.postComments(post.slug),
    stopPath: `${paths.stopCommentMails}#${token}`,
    oneClickPath: `${STOP_ADDRESS}?token=${token}`,
  };
}

/** Stops all comment mails to the address of a comment. @throws VALIDATION_FAILED for an invalid token */
export async function stopCommentMails(app: App, token: string): Promise<void> {
  const id = toNumber(openToken(app, STOP_PURPOSE, token) ?? "");
  const comment =
    id === undefined ? null : await app.db.prisma.comment.findUnique({ where: { id }, select: { authorKey: true } });
  if (id === undefined) throw new AppError("VALIDATION_FAILED", { message: commentTexts.stopLinkBroken });
  if (comment)
    await app.db.prisma.comment.updateMany({
      where: { authorKey: comment.authorKey },
      data: { notifyOnApproval: false, notifyOnReply: false },
    });
}
