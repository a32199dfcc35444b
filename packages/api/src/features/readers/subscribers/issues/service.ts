import { issueTexts } from "@site/contract/readers/subscribers/issues/labels";
import { type IssueState, issueState, RECENT_DAYS } from "@site/contract/readers/subscribers/issues/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import { IS_OLD, KEEP_OUT, LET_IN, QUEUE_POST_ISSUE, WITHDRAW_ISSUE } from "./queries.ts";

type Tx = Prisma.TransactionClient;

/**
 * Queues the mails of a post that was published, in the same transaction. A post has one issue for ever, so that
 * another publication mails nobody twice.
 * @param appearsAt when readers see it
 */
export async function queuePostIssue(tx: Tx, post: { id: number; title: string }, appearsAt: Date): Promise<void> {
  const values = [post.id, post.title, appearsAt.toISOString()];
  const [issue] = await tx.$queryRawUnsafe<{ id: number; dueAt: Date }[]>(QUEUE_POST_ISSUE, ...values);
  await addJob(tx, "send-issues", {}, issue ? { key: `issue-${issue.id}`, runAt: issue.dueAt } : {});
}

/** Returns the state of a post's mails; null before it was published or kept out. */
export async function getPostIssue({ db }: App, postId: number): Promise<{ state: IssueState | null }> {
  const issue = await db.prisma.mailIssue.findUnique({ where: { postId }, select: { state: true } });
  return { state: issue && issueState.parse(issue.state) };
}

/**
 * Keeps a post out of the mails and stops what is left of them, or lets it in again.
 * @throws NOT_FOUND if there is no such post; CONFLICT for letting one in that appeared too long ago
 */
export async function keepPostOut(
  { db }: App,
  { postId, isKeptOut }: { postId: number; isKeptOut: boolean },
): Promise<{ message: string }> {
  await db.prisma.$transaction((tx) => setMailed(tx, postId, !isKeptOut));
  return { message: isKeptOut ? issueTexts.keptOut : issueTexts.letIn };
}

/** Decides as `keepPostOut` does, in the transaction of another change of the post. */
export async function setMailed(tx: Tx, postId: number, isMailed: boolean): Promise<void> {
  if (isMailed) {
    const [post] = await tx.$queryRawUnsafe<{ isOld: boolean }[]>(IS_OLD, postId, RECENT_DAYS);
    if (post?.isOld) throw new AppError("CONFLICT", { message: issueTexts.tooOld });
    await tx.$executeRawUnsafe(LET_IN, postId);
    await addJob(tx, "send-issues", {});
    return;
  }
  const [kept] = await tx.$queryRawUnsafe<{ id: number }[]>(KEEP_OUT, postId);
  if (kept) await tx.$executeRawUnsafe(WITHDRAW_ISSUE, kept.id);
  else if ((await tx.post.count({ where: { id: postId, deletedAt: null } })) === 0)
    throw new AppError("NOT_FOUND", { message: issueTexts.postNotFound });
}

/** Keeps posts out that wait for their mails, as `keepPostOut` does one. Each can be let in again. */
export async function keepWaitingOut({ db }: App, issueIds: readonly number[]): Promise<{ message: string }> {
  const count = await db.prisma.$transaction(async (tx) => {
    const kept = await tx.mailIssue.updateManyAndReturn({
      where: { id: { in: [...issueIds] }, postId: { not: null }, state: { in: ["waiting", "sending"] } },
      data: { state: "kept" },
      select: { id: true },
    });
    for (const { id } of kept) await tx.$executeRawUnsafe(WITHDRAW_ISSUE, id);
    return kept.length;
  });
  return { message: issueTexts.waitingKeptOut(count) };
}
