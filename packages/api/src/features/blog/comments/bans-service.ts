import type { CommentBan } from "@site/contract/blog/comments/admin-schema";
import { adminCommentTexts } from "@site/contract/blog/comments/labels";
import { limits } from "@site/contract/common/limits";
import { type Page, toPage } from "@site/contract/common/paging";
import { getEmailKey } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";

/** The author columns of a comment by which a ban is found. */
interface Writer {
  memberId: number | null;
  authorEmail: string;
}

/** Returns whether an author is banned: a member by account, a guest by e-mail address. */
export async function isBanned(tx: Prisma.TransactionClient, writer: Writer): Promise<boolean> {
  return (await tx.commentBan.count({ where: { OR: getBans(writer) } })) > 0;
}

/** Returns a function that tells whether one of these authors is banned. */
export async function findBanned(app: App, writers: readonly Writer[]): Promise<(writer: Writer) => boolean> {
  const bans = await app.db.prisma.commentBan.findMany({
    where: { OR: writers.flatMap(getBans) },
    select: { memberId: true, emailKey: true },
  });
  const emails = new Set(bans.map(({ emailKey }) => emailKey));
  const members = new Set(bans.flatMap(({ memberId }) => memberId ?? []));
  return ({ memberId, authorEmail }) =>
    (memberId !== null && members.has(memberId)) || emails.has(getEmailKey(authorEmail));
}

function getBans({ memberId, authorEmail }: Writer): Prisma.CommentBanWhereInput[] {
  return [
    ...(memberId === null ? [] : [{ memberId }]),
    ...(authorEmail === "" ? [] : [{ emailKey: getEmailKey(authorEmail) }]),
  ];
}

/** Bans the author of a comment; does nothing if they are banned. @throws NOT_FOUND, VALIDATION_FAILED */
export async function banAuthor(app: App, commentId: number): Promise<void> {
  const comment = await app.db.prisma.comment.findFirst({ where: { id: commentId, deletedAt: null } });
  if (!comment) throw new AppError("NOT_FOUND");
  const { memberId, authorEmail, authorName, authorSurname } = comment;
  if (authorEmail === "") throw new AppError("VALIDATION_FAILED", { message: adminCommentTexts.notBannable });
  const ban = { memberId, emailKey: getEmailKey(authorEmail), authorName: `${authorName} ${authorSurname}`.trim() };
  await app.db.prisma.commentBan.createMany({ data: [ban], skipDuplicates: true });
}

/** Returns a page of bans, newest first. */
export async function listBans(app: App, page: number): Promise<Page<CommentBan>> {
  const { commentBan } = app.db.prisma;
  const limit = limits.bansPerPage;
  const [rows, total] = await Promise.all([
    commentBan.findMany({ orderBy: { id: "desc" }, take: limit, skip: (page - 1) * limit }),
    commentBan.count(),
  ]);
  return toPage(rows.map(toBan), { page, limit, total });
}

function toBan({ id, memberId, emailKey, authorName, createdAt }: Prisma.CommentBanGetPayload<object>): CommentBan {
  return {
    id,
    authorName,
    email: emailKey,
    isMember: memberId !== null,
    createdAt: createdAt.toISOString(),
  };
}

/** Lifts a ban; comments that the author wrote during the ban stay in the trash. @throws NOT_FOUND */
export async function liftBan(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.commentBan.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND");
}
