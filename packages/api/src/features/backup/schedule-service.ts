import { access, rm } from "node:fs/promises";
import type { BackupSchedule, UpdateBackupScheduleInput } from "@site/contract/backup/schema";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/database/clock.ts";
import { backupPath } from "./names.ts";
import {
  FORGET_BACKUPS,
  LIST_FAILED_SCHEDULED,
  LIST_SCHEDULED_BACKUPS,
  READ_SCHEDULE,
  type ScheduleRow,
} from "./queries.ts";

const DEFAULT = { frequency: "off", hour: 3, kept: 7, nextAt: null } as const;

export async function readSchedule(app: App): Promise<BackupSchedule> {
  const { rows } = await app.db.pool.query<ScheduleRow>(READ_SCHEDULE);
  const [row] = rows;
  if (!row) return DEFAULT;
  const { frequency, hour, kept, nextAt } = row;
  return { frequency, hour, kept, nextAt: nextAt?.toISOString() ?? null };
}

/** Changes when backups are made. The first one follows at the next moment of the schedule. */
export async function updateSchedule(app: App, input: UpdateBackupScheduleInput): Promise<BackupSchedule> {
  const schedule = { ...input, updatedAt: await databaseNow(app.db.pool) };
  await app.db.prisma.backupSchedule.upsert({ where: { id: 1 }, create: schedule, update: schedule });
  return readSchedule(app);
}

/**
 * Deletes the oldest scheduled backups in this server's folder, and the records of failed ones, so that as many remain
 * as the schedule keeps.
 */
export async function thinOut(app: App): Promise<void> {
  const { kept } = await readSchedule(app);
  const { rows } = await app.db.pool.query<{ id: number; fileName: string }>(LIST_SCHEDULED_BACKUPS);
  const here: typeof rows = [];
  for (const row of rows) {
    const found = access(backupPath(app.instance.dataDir, row.fileName));
    if (await found.then(() => true).catch(() => false)) here.push(row);
  }
  const old = here.slice(kept);
  for (const { fileName } of old) await rm(backupPath(app.instance.dataDir, fileName), { force: true });
  const failed = await app.db.pool.query<{ id: number }>(LIST_FAILED_SCHEDULED);
  await app.db.pool.query(FORGET_BACKUPS, [[...old, ...failed.rows.slice(kept)].map(({ id }) => id)]);
}
