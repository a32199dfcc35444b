import type {
  AdminWindow,
  CreateWindowInput,
  ListWindowsInput,
  UpdateWindowInput,
} from "@site/contract/becayis/papers/calendar/admin-schema";
import { adminCalendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import type { Page } from "@site/contract/common/paging";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import { LIST_WINDOWS, LOCK_WINDOW, type WindowRow } from "./queries.ts";
import { toWindow } from "./service.ts";

type Tx = Prisma.TransactionClient;
type ToldWindowRow = WindowRow & { told: number; total: number };

/** Returns a page of windows with the number of members who were notified of each. */
export function listWindows(app: App, { state, page, limit }: ListWindowsInput): Promise<Page<AdminWindow>> {
  return readPage(app.db.pool, { text: LIST_WINDOWS, values: [state === "past"], page, limit, toItem: toAdminWindow });
}

function toAdminWindow(row: ToldWindowRow): AdminWindow {
  return { ...toWindow(row), institutionId: row.institution_id, positionIds: row.position_ids, told: row.told };
}

/** Adds a window. @throws VALIDATION_FAILED for days in the wrong order or an unknown entry */
export function createWindow(app: App, input: CreateWindowInput): Promise<number> {
  const { institutionId, positionIds, firstDay, lastDay, source } = input;
  assertOrder(firstDay, lastDay);
  return app.db.prisma.$transaction(async (tx) => {
    await assertKnown(tx, institutionId, positionIds);
    const { id } = await tx.applicationWindow.create({
      data: {
        institutionId,
        firstDay: new Date(firstDay),
        lastDay: new Date(lastDay),
        source,
        positions: { create: [...new Set(positionIds)].map((positionId) => ({ positionId })) },
      },
      select: { id: true },
    });
    return id;
  });
}

/**
 * Changes a window. Members who were notified of the former days are notified of the new ones.
 * @returns whether the days have changed
 * @throws NOT_FOUND, VALIDATION_FAILED
 */
export function updateWindow(app: App, { id, positionIds, ...changes }: UpdateWindowInput): Promise<boolean> {
  return app.db.prisma.$transaction(async (tx) => {
    const before = await lockWindow(tx, id);
    const firstDay = changes.firstDay ?? before.first_day;
    const lastDay = changes.lastDay ?? before.last_day;
    assertOrder(firstDay, lastDay);
    const hasMoved = firstDay !== before.first_day || lastDay !== before.last_day;
    await tx.applicationWindow.update({
      where: { id },
      data: {
        firstDay: new Date(firstDay),
        lastDay: new Date(lastDay),
        source: changes.source,
        version: { increment: 1 },
      },
      select: { id: true },
    });
    if (positionIds) {
      await assertKnown(tx, undefined, positionIds);
      await tx.applicationWindowPosition.deleteMany({ where: { windowId: id, positionId: { notIn: positionIds } } });
      const data = positionIds.map((positionId) => ({ windowId: id, positionId }));
      await tx.applicationWindowPosition.createMany({ data, skipDuplicates: true });
    }
    if (hasMoved) await addJob(tx, "tell-window-change", { id });
    return hasMoved;
  });
}

/** Removes a window and notifies the members who know of it. @throws NOT_FOUND */
export function removeWindow(app: App, id: number): Promise<void> {
  return app.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.applicationWindow.updateMany({
      where: { id, removedAt: null },
      data: { removedAt: await databaseNow(tx), version: { increment: 1 } },
    });
    if (count === 0) throw new AppError("NOT_FOUND");
    await addJob(tx, "tell-window-change", { id });
  });
}

async function lockWindow(tx: Tx, id: number): Promise<{ first_day: string; last_day: string }> {
  const [row] = await tx.$queryRawUnsafe<{ first_day: string; last_day: string }[]>(LOCK_WINDOW, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

function assertOrder(firstDay: string, lastDay: string): void {
  const message = adminCalendarTexts.wrongOrder;
  if (lastDay < firstDay) throw new AppError("VALIDATION_FAILED", { message, fields: { lastDay: message } });
}

async function assertKnown(tx: Tx, institutionId: number | undefined, positionIds: number[]): Promise<void> {
  const refused = (field: string, message: string) =>
    new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
  if (institutionId !== undefined && (await tx.institution.count({ where: { id: institutionId } })) === 0)
    throw refused("institutionId", adminCalendarTexts.institutionRequired);
  const ids = [...new Set(positionIds)];
  if ((await tx.position.count({ where: { id: { in: ids } } })) !== ids.length)
    throw refused("positionIds", adminCalendarTexts.unknownPosition);
}
