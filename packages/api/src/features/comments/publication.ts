import { commentTexts } from "@site/contract/comments/labels";
import { numberOf } from "@site/contract/common/atoms";
import type { Prisma } from "@site/db";
import type { MailProps } from "@site/mail";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/errors.ts";
import { openToken, sealToken } from "../../core/sealed-token.ts";
import { queueMail } from "../mail/service.ts";
import { notifyMember } from "../member/notify.ts";

const STOP_PURPOSE = "comments.stop-mails";
/** Where a mail program's one click goes. */
export const STOP_ADDRESS = "/api/comments/stop-mails";

const toldInclude = { post: { select: { title: true, slug: true } }, member: { select: { id: true, email: true, firstName: true, lastName: true } } } as const;
type Told = Prisma.CommentGetPayload<{ include: typeof toldInclude }>;

/** Publishes a comment that awaits approval, and tells those who asked to be told. @returns false where none awaits it */
export async function publish(app: App, tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.comment.updateMany({ where: { id, approvedAt: null }, data: { approvedAt: new Date() } });
  if (count === 0) return false;
  const comment = await tx.comment.findUniqueOrThrow({ where: { id }, include: toldInclude });
  if (comment.notifyOnApproval) await tell(app, tx, comment, "comment_approved", propsOf(app, comment), commentTexts.approvedNotice);
  await tellAnswered(app, tx, comment);
  return true;
}

/** The administrator's answer stands below what it answers, so that is published with it. */
export async function publishAnswer(app: App, tx: Prisma.TransactionClient, answer: { parentId: number | null; content: string; authorEmail: string }): Promise<void> {
  if (answer.parentId === null) return;
  await publish(app, tx, answer.parentId);
  await tellAnswered(app, tx, answer);
}

/** Tells the writer of what was answered, unless they answered themselves. */
async function tellAnswered(app: App, tx: Prisma.TransactionClient, { parentId, content, authorEmail }: { parentId: number | null; content: string; authorEmail: string }): Promise<void> {
  const answered = parentId === null ? null : await tx.comment.findUnique({ where: { id: parentId, notifyOnReply: true }, include: toldInclude });
  if (!answered || answered.authorEmail === authorEmail) return;
  await tell(app, tx, answered, "comment_answered", { ...propsOf(app, answered), answer: content }, content);
}

/** Tells a guest by mail, a member in the way they chose in their settings. */
async function tell<Event extends "comment_approved" | "comment_answered">(
  app: App,
  tx: Prisma.TransactionClient,
  comment: Told,
  event: Event,
  props: MailProps<Event>,
  notice: string,
): Promise<void> {
  const { authorName, authorSurname, authorEmail, member } = comment;
  if (member) await notifyMember(app, tx, member, { event, props, notice: { message: notice, link: `/blog/${comment.post.slug}#yorumlar` } });
  else if (authorEmail) await queueMail(app, tx, { template: event, to: { name: `${authorName} ${authorSurname}`.trim(), email: authorEmail }, props });
}

function propsOf(app: App, { id, authorName, post }: Told) {
  const token = sealToken(app, STOP_PURPOSE, String(id));
  return { name: authorName, postTitle: post.title, path: `/blog/${post.slug}#yorumlar`, stopPath: `/yorum-bildirimleri#${token}`, oneClickPath: `${STOP_ADDRESS}?token=${token}` };
}

/** Stops every mail about comments to the address of the comment that a mail told of. @throws VALIDATION_FAILED for a token that is none of ours */
export async function stopCommentMails(app: App, token: string): Promise<void> {
  const id = numberOf(openToken(app, STOP_PURPOSE, token) ?? "");
  const comment = id === undefined ? null : await app.db.prisma.comment.findUnique({ where: { id }, select: { authorEmail: true } });
  if (id === undefined) throw new AppError("VALIDATION_FAILED", { message: commentTexts.stopLinkBroken });
  if (comment) await app.db.prisma.comment.updateMany({ where: { authorEmail: comment.authorEmail }, data: { notifyOnApproval: false, notifyOnReply: false } });
}
