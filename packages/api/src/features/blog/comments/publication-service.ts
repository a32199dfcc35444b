import { commentTexts } from "@site/contract/comments/labels";
import { numberOf } from "@site/contract/common/atoms";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { openToken, sealToken } from "../../../core/sealed-token.ts";
import { type Mail, queueMail } from "../../mail/service.ts";
import { tellMember } from "../../notifications/notify-member.ts";

const STOP_PURPOSE = "comments.stop-mails";
/** Where a mail program's one click goes. */
export const STOP_ADDRESS = "/api/comments/stop-mails";

const toldInclude = { post: { select: { title: true, slug: true } }, member: { select: { id: true } } } as const;
type Told = Prisma.CommentGetPayload<{ include: typeof toldInclude }>;

/** Publishes a comment that awaits approval, and tells those who asked to be told. @returns false where none awaits it */
export async function publish(app: App, tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const { count } = await tx.comment.updateMany({ where: { id, approvedAt: null }, data: { approvedAt: new Date() } });
  if (count === 0) return false;
  const comment = await tx.comment.findUniqueOrThrow({ where: { id }, include: toldInclude });
  if (comment.notifyOnApproval) {
    await tell(app, tx, comment, {
      letter: { template: "comment_approved", props: propsOf(app, comment) },
      title: "Yorumunuz yayınlandı",
      message: commentTexts.approvedNotice,
    });
  }
  await tellAnswered(app, tx, comment);
  return true;
}

/** The administrator's answer stands below what it answers, so that is published with it. */
export async function publishAnswer(
  app: App,
  tx: Prisma.TransactionClient,
  answer: { parentId: number | null; content: string; authorEmail: string },
): Promise<void> {
  if (answer.parentId === null) return;
  await publish(app, tx, answer.parentId);
  await tellAnswered(app, tx, answer);
}

/** Tells the writer of what was answered, unless they answered themselves. */
async function tellAnswered(
  app: App,
  tx: Prisma.TransactionClient,
  { parentId, content, authorEmail }: { parentId: number | null; content: string; authorEmail: string },
): Promise<void> {
  const answered =
    parentId === null
      ? null
      : await tx.comment.findUnique({ where: { id: parentId, notifyOnReply: true }, include: toldInclude });
  if (!answered || answered.authorEmail === authorEmail) return;
  await tell(app, tx, answered, {
    letter: { template: "comment_answered", props: { ...propsOf(app, answered), answer: content } },
    title: "Yorumunuza yanıt geldi",
    message: content,
  });
}

type Letter = { [Name in "comment_approved" | "comment_answered"]: Pick<Mail<Name>, "template" | "props"> }[
  | "comment_approved"
  | "comment_answered"];

/** Tells a guest by mail, a member in the way they chose in their settings. */
async function tell(
  app: App,
  tx: Prisma.TransactionClient,
  comment: Told,
  { letter, title, message }: { letter: Letter; title: string; message: string },
): Promise<void> {
  const { authorName, authorSurname, authorEmail, member, post } = comment;
  if (member)
    await tellMember(app, tx, member.id, {
      event: letter.template,
      title,
      message,
      link: `/blog/${post.slug}#yorumlar`,
      mail: () => letter,
    });
  else if (authorEmail)
    await queueMail(app, tx, { ...letter, to: { name: `${authorName} ${authorSurname}`.trim(), email: authorEmail } });
}

function propsOf(app: App, { id, authorName, post }: Told) {
  const token = sealToken(app, STOP_PURPOSE, String(id));
  return {
    name: authorName,
    postTitle: post.title,
    path: `/blog/${post.slug}#yorumlar`,
    stopPath: `/yorum-bildirimleri#${token}`,
    oneClickPath: `${STOP_ADDRESS}?token=${token}`,
  };
}

/** Stops every mail about comments to the address of the comment that a mail told of. @throws VALIDATION_FAILED for a token that is none of ours */
export async function stopCommentMails(app: App, token: string): Promise<void> {
  const id = numberOf(openToken(app, STOP_PURPOSE, token) ?? "");
  const comment =
    id === undefined ? null : await app.db.prisma.comment.findUnique({ where: { id }, select: { authorEmail: true } });
  if (id === undefined) throw new AppError("VALIDATION_FAILED", { message: commentTexts.stopLinkBroken });
  if (comment)
    await app.db.prisma.comment.updateMany({
      where: { authorEmail: comment.authorEmail },
      data: { notifyOnApproval: false, notifyOnReply: false },
    });
}
