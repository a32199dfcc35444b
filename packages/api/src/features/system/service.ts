import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { MAX_FAILED_JOBS, type SystemOverview } from "@site/contract/system/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import {
  COUNT_JOBS,
  type DatabaseRow,
  type FailedJobRow,
  FIND_FAILED_JOB,
  type JobCountRow,
  LIST_FAILED_JOBS,
  type MigrationRow,
  READ_DATABASE,
  READ_MIGRATIONS,
  RETRY_JOB,
} from "./queries.ts";
import { listUpstreams } from "./upstreams-service.ts";

/** Returns how the product, its database and its jobs are doing. */
export async function getSystemOverview(app: App): Promise<SystemOverview> {
  const { version, commit, startedAt } = app.instance;
  const [database, migrations, queue, disk, lastBackup, upstreams] = await Promise.all([
    readDatabase(app),
    readMigrations(app),
    readQueue(app),
    readDisk(app),
    readLastBackup(app),
    listUpstreams(app),
  ]);
  return {
    product: {
      version,
      commit: commit ?? null,
      node: process.versions.node,
      instance: hostname(),
      startedAt: startedAt.toISOString(),
    },
    database,
    migrations,
    queue,
    disk,
    lastBackup,
    upstreams,
  };
}

/** Queues a job again that was given up. @throws NOT_FOUND also if it waits or runs */
export async function retryJob(app: App, id: string): Promise<void> {
  await app.db.prisma.$transaction(async (tx) => {
    const found = await tx.$queryRawUnsafe<unknown[]>(FIND_FAILED_JOB, id);
    if (found.length === 0) throw new AppError("NOT_FOUND");
    await tx.$queryRawUnsafe(RETRY_JOB, id);
  });
}

async function readDatabase({ db, instance }: App): Promise<SystemOverview["database"]> {
  const asked = performance.now();
  const { rows } = await db.pool.query<DatabaseRow>(READ_DATABASE);
  const answerMs = Math.round(performance.now() - asked);
  if (!rows[0]) throw new AppError("UNAVAILABLE");
  return { ...rows[0], byteSize: Number(rows[0].byteSize), isEmbedded: instance.isDatabaseEmbedded, answerMs };
}

async function readMigrations({ db, instance }: App): Promise<SystemOverview["migrations"]> {
  const { rows } = await db.pool.query<MigrationRow>(READ_MIGRATIONS);
  const names = new Set(rows.map(({ name }) => name));
  const last = rows.at(-1);
  return {
    applied: rows.length,
    pending: instance.migrations.filter((name) => !names.has(name)).length,
    last: last ? { name: last.name, at: last.at.toISOString() } : null,
  };
}

async function readQueue({ db }: App): Promise<SystemOverview["queue"]> {
  const { rows: counted } = await db.pool.query<JobCountRow>(COUNT_JOBS);
  const { rows: failed } = await db.pool.query<FailedJobRow>(LIST_FAILED_JOBS, [MAX_FAILED_JOBS]);
  const sum = (key: "waiting" | "later" | "running" | "failed") => counted.reduce((all, row) => all + row[key], 0);
  return {
    waiting: sum("waiting"),
    later: sum("later"),
    running: sum("running"),
    failed: sum("failed"),
    oldestSeconds: Math.max(0, ...counted.map(({ oldestSeconds }) => oldestSeconds)),
    kinds: counted.map(({ oldestSeconds: _, ...row }) => row),
    failedJobs: failed.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
  };
}

async function readDisk({ instance }: App): Promise<SystemOverview["disk"]> {
  const { bavail, blocks, bsize } = await statfs(instance.dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, mediaStore: instance.mediaStore };
}

async function readLastBackup({ db }: App): Promise<SystemOverview["lastBackup"]> {
  const row = await db.prisma.backup.findFirst({ where: { state: "done" }, orderBy: { finishedAt: "desc" } });
  return row?.finishedAt ? { at: row.finishedAt.toISOString(), byteSize: Number(row.byteSize) } : null;
}
