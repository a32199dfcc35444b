import { truncateText } from "@site/contract/common/text";
import { trashTexts } from "@site/contract/trash/labels";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { putInTrash, takeFromTrash } from "../../../core/database/trash.ts";
import { DISCARD_COMMENT_THREAD } from "./queries.ts";

const TITLE_LENGTH = 120;

const discarded = z.object({ ids: z.array(z.number()) });

/** Moves a comment with its answers to the trash. @throws NOT_FOUND */
export async function removeComment(app: App, id: number): Promise<void> {
  if ((await removeComments(app, [id])).length === 0) throw new AppError("NOT_FOUND");
}

/** Moves comments with their answers to the trash. @returns the ids of those that existed, answers not counted */
export function removeComments(app: App, ids: readonly number[]): Promise<number[]> {
  return app.db.prisma.$transaction(async (tx) => {
    const removed: number[] = [];
    // In the order of ids, so that two administrators cannot cause a deadlock.
    for (const id of ids.toSorted((a, b) => a - b)) if (await discard(tx, id)) removed.push(id);
    return removed;
  });
}

async function discard(tx: Prisma.TransactionClient, id: number): Promise<boolean> {
  const rows = await tx.$queryRawUnsafe<{ id: number; content: string }[]>(DISCARD_COMMENT_THREAD, id);
  const comment = rows.find((row) => row.id === id);
  if (!comment) return false;
  await putDiscarded(
    tx,
    comment,
    rows.map((row) => row.id),
  );
  return true;
}

/**
 * Records a deleted comment in the trash, without its author's name, because the record survives the erasure of an
 * account.
 * @param ids the comment and its answers
 */
export function putDiscarded(
  tx: Prisma.TransactionClient,
  { id, content }: { id: number; content: string },
  ids: number[],
): Promise<void> {
  return putInTrash(tx, "comment", [{ entityId: id, title: truncateText(content, TITLE_LENGTH), payload: { ids } }]);
}

/** Restores a deleted comment with the answers deleted along with it. @throws NOT_FOUND if it is not in the trash */
export async function restoreComment(app: App, id: number): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const { ids } = discarded.parse(await takeFromTrash(tx, "comment", id));
    const { count } = await tx.comment.updateMany({ where: { id: { in: ids } }, data: { deletedAt: null } });
    if (count === 0) throw new AppError("NOT_FOUND", { message: trashTexts.notFound });
  });
}
