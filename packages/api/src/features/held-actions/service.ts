import { adminPaths } from "@site/contract/admin-paths";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import type { HeldAction, HeldKind } from "@site/contract/inbox/pending/schema";
import { adminNotificationTexts } from "@site/contract/notifications/admin-labels";
import type { Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { addJob } from "../../core/queue/job-queue.ts";
import { notifyOneAdmin } from "../notifications/service.ts";
import { HOLD, LIST_HELD, RELEASE } from "./queries.ts";

/** The record that a held decision is about. */
export interface HeldRecord {
  kind: HeldKind;
  recordId: number;
}

/**
 * Holds a decision for `limits.heldMs`, within the transaction that makes it. It can be taken back until then, because
 * nobody is notified before.
 * @param action `input` is passed to the job that performs the decision
 * @returns false if a decision on the record is held already
 */
export async function holdAction(
  tx: Prisma.TransactionClient,
  { kind, recordId, adminId, input = {} }: HeldRecord & { adminId: number | null; input?: object },
): Promise<boolean> {
  const [row] = await tx.$queryRawUnsafe<{ id: number; until: Date }[]>(
    HOLD,
    kind,
    recordId,
    adminId,
    JSON.stringify(input),
    limits.heldMs,
  );
  if (!row) return false;
  await addJob(tx, "perform-held-action", { id: row.id }, { key: `held-action:${row.id}`, runAt: row.until });
  return true;
}

/** A decision that is held no more: who made it, and the title of its record. */
export interface ReleasedAction {
  adminId: number | null;
  title: string;
}

/**
 * Ends the hold of a decision, to perform it or take it back.
 * @returns undefined if the hold has already ended
 */
export async function releaseAction(
  tx: Prisma.TransactionClient,
  { kind, recordId }: HeldRecord,
): Promise<ReleasedAction | undefined> {
  const [held] = await tx.$queryRawUnsafe<ReleasedAction[]>(RELEASE, kind, recordId);
  return held && { ...held, title: truncateText(held.title, limits.excerptInRelated) };
}

/** Notifies the other administrators whose held decisions this one has taken back or replaced. */
export async function notifyTakenBack(
  tx: Prisma.TransactionClient,
  admin: AdminIdentity,
  taken: readonly ReleasedAction[],
): Promise<void> {
  for (const adminId of new Set(taken.map((held) => held.adminId))) {
    if (adminId === null || adminId === admin.id) continue;
    const titles = taken.filter((held) => held.adminId === adminId).map(({ title }) => title);
    const texts = adminNotificationTexts.takenBack(admin.username, titles);
    await notifyOneAdmin(tx, adminId, { type: "decision_taken_back", ...texts, link: adminPaths.pending });
  }
}

/** Returns what every administrator holds, the newest first, as the given one sees it. */
export async function listHeldActions(app: App, adminId: number): Promise<HeldAction[]> {
  const { rows } = await app.db.pool.query<HeldAction>(LIST_HELD, [adminId]);
  return rows.map(({ title, ...row }) => ({ ...row, title: truncateText(title, limits.excerptInRelated) }));
}
