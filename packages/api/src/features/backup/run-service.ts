import { rm } from "node:fs/promises";
import type { backupErrors } from "@site/contract/backup/labels";
import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { notifyFailedJob } from "../notifications/service.ts";
import { removeLeftovers } from "./leftovers.ts";
import { backupPath, newBackupName } from "./names.ts";
import {
  BEGIN_BACKUP,
  FAIL_BACKUP,
  FAIL_LOST_BACKUPS,
  FINISH_BACKUP,
  INSERT_DUE_BACKUP,
  NOTE_PROGRESS,
  POSTPONE_BACKUP,
  READ_SCHEDULE,
  type ScheduleRow,
} from "./queries.ts";
import { queueBackup } from "./records-service.ts";
import { thinOut } from "./schedule-service.ts";

const PROGRESS_EVERY_MS = 500;
/** Name of the job in the administrators' bell. */
const JOB = "make-backup";

/**
 * Makes a queued backup. One that was cut off by a stop or a crash starts again; one that fails is told in the bell and
 * not tried again.
 */
export async function makeBackup(app: App, id: number, signal: AbortSignal | undefined): Promise<void> {
  const { rows } = await app.db.pool.query<{ fileName: string }>(BEGIN_BACKUP, [id]);
  if (!rows[0]) return; // made since then, or left over in a restored queue
  const path = backupPath(app.instance.dataDir, rows[0].fileName);
  try {
    await removeLeftovers(app.instance.dataDir); // of killed processes
    // imported late: most processes never make a backup
    const { createBackup } = await import("./service.ts");
    const { verifyArchive } = await import("./archive.ts");
    const { files, db, instance } = app;
    const source = { databaseUrl: db.url, files, secret: instance.generatedSecret };
    await createBackup(source, path, { signal, progress: getProgress(app, id) });
    const { bytes, sha256 } = await verifyArchive(path);
    await app.db.pool.query(FINISH_BACKUP, [id, bytes, sha256]);
  } catch (error) {
    if (signal?.aborted) {
      await app.db.pool.query(POSTPONE_BACKUP, [id]);
      throw error;
    }
    app.log.error(`the backup failed: ${error instanceof Error ? error.message : error}`);
    await rm(path, { force: true }).catch(() => undefined);
    await app.db.pool.query(FAIL_BACKUP, [id, getError(error)]);
    await notifyFailedJob(app, JOB);
    return;
  }
  await thinOut(app);
}

/** Queues the backup that the schedule asks for, and gives up those whose job is gone. */
export async function watchBackups(app: App): Promise<void> {
  const { rowCount } = await app.db.pool.query(FAIL_LOST_BACKUPS);
  if (rowCount) await notifyFailedJob(app, JOB);
  const { rows } = await app.db.pool.query<ScheduleRow>(READ_SCHEDULE);
  if (!rows[0] || rows[0].frequency === "off") return;
  const { dueAt } = rows[0];
  await inTransaction(app.db.pool, async (client) => {
    const due = await client.query<{ id: number }>(INSERT_DUE_BACKUP, [newBackupName(new Date()), dueAt]);
    if (due.rows[0]) await queueBackup(client, due.rows[0].id);
  });
}

/** Stores the progress now and then. */
function getProgress(app: App, id: number): (done: number, all: number) => Promise<void> {
  let storedAt = Number.NEGATIVE_INFINITY;
  return async (done, all) => {
    if (done < all && performance.now() - storedAt < PROGRESS_EVERY_MS) return;
    storedAt = performance.now();
    await app.db.pool.query(NOTE_PROGRESS, [id, done, all]);
  };
}

function getError(error: unknown): keyof typeof backupErrors {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ENOSPC" || code === "EDQUOT") return "disk_full";
  return code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOTDIR" || code === "EEXIST"
    ? "folder"
    : "other";
}
