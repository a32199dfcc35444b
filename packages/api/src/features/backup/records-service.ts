import { constants, createReadStream } from "node:fs";
import { access, open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { backupErrors, backupOrigins, backupStates, backupTexts } from "@site/contract/backup/labels";
import type { Backup, BackupList } from "@site/contract/backup/schema";
import { getKeys } from "@site/contract/common/atoms";
import { openConnection, type Prisma } from "@site/db";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import { addJob } from "../../core/queue/job-queue.ts";
import { verifyArchive } from "./archive.ts";
import { backupPath, newBackupName } from "./names.ts";
import { HAS_BACKUPS, RECORD_COMMAND } from "./queries.ts";
import { readSchedule } from "./schedule-service.ts";

const MAX_LISTED = 200;
const origin = getKeys(backupOrigins);
const state = getKeys(backupStates);
const backupError = getKeys(backupErrors);

/** A backup that is about to be downloaded. */
export class BackupFile {
  readonly fileName: string;
  readonly byteSize: number;
  readonly content: Readable;

  constructor(fileName: string, byteSize: number, content: Readable) {
    this.fileName = fileName;
    this.byteSize = byteSize;
    this.content = content;
  }
}

/** Returns the backups, newest first, with their schedule. */
export async function listBackups(app: App): Promise<BackupList> {
  const rows = await app.db.prisma.backup.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_LISTED,
  });
  return {
    backups: await Promise.all(rows.map((row) => toBackup(app, row))),
    schedule: await readSchedule(app),
    holdsSecret: app.instance.generatedSecret !== undefined,
  };
}

/** Queues a backup. @throws CONFLICT while one waits or runs */
export async function startBackup(app: App): Promise<Backup> {
  const fileName = newBackupName(new Date());
  const row = await app.db.prisma.$transaction(async (tx) => {
    // without an error of the unique index, which would end the transaction
    const { count } = await tx.backup.createMany({ data: [{ fileName, origin: "manual" }], skipDuplicates: true });
    if (count === 0) throw new AppError("CONFLICT", { message: backupTexts.busy });
    const created = await tx.backup.findUniqueOrThrow({ where: { fileName } });
    await queueBackup(tx, created.id);
    return created;
  });
  return toBackup(app, row);
}

/** Adds the job of a backup; its key says later whether the job still exists. */
export async function queueBackup(tx: Parameters<typeof addJob>[0], id: number): Promise<void> {
  await addJob(tx, "make-backup", { id }, { key: `backup:${id}` });
}

/** Deletes a backup and its file. @throws CONFLICT while it is being made */
export async function removeBackup(app: App, id: number): Promise<void> {
  const row = await app.db.prisma.backup.findUnique({ where: { id } });
  if (!row) throw new AppError("NOT_FOUND");
  const { count } = await app.db.prisma.backup.deleteMany({ where: { id, state: { in: ["done", "failed"] } } });
  if (count === 0) throw new AppError("CONFLICT", { message: backupTexts.running });
  await rm(backupPath(app.instance.dataDir, row.fileName), { force: true });
}

/** Opens a backup for its download. @throws NOT_FOUND also if the file is not on this server */
export async function openBackup(app: App, id: number): Promise<BackupFile> {
  const row = await app.db.prisma.backup.findFirst({ where: { id, state: "done" } });
  const file = row && (await open(backupPath(app.instance.dataDir, row.fileName)).catch(() => undefined));
  if (!row || !file) throw new AppError("NOT_FOUND");
  const { size } = await file.stat();
  return new BackupFile(row.fileName, size, createReadStream("", { fd: file }));
}

async function toBackup({ instance }: App, row: Prisma.BackupGetPayload<object>): Promise<Backup> {
  const { id, fileName, partsDone, parts, sha256, createdAt, finishedAt } = row;
  return {
    id,
    fileName,
    origin: origin.parse(row.origin),
    state: state.parse(row.state),
    partsDone,
    parts,
    byteSize: row.byteSize === null ? null : Number(row.byteSize),
    sha256,
    fault: backupError.safeParse(row.fault).data ?? null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    isHere: await access(backupPath(instance.dataDir, fileName), constants.R_OK).then(
      () => true,
      () => false,
    ),
  };
}

/** Lists a backup that the command wrote into the data folder. */
export async function recordBackup(databaseUrl: string, fileName: string, path: string): Promise<void> {
  const client = await openConnection(databaseUrl, "backup");
  try {
    const { rows } = await client.query<{ found: boolean }>(HAS_BACKUPS);
    if (!rows[0]?.found) return;
    const { bytes, sha256 } = await verifyArchive(path);
    await client.query(RECORD_COMMAND, [fileName, bytes, sha256]);
  } finally {
    await client.end();
  }
}
