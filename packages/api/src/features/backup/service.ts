import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openSnapshot } from "@site/db";
import type { FileStore } from "../../core/storage/files.ts";
import { type ArchiveEntry, writeArchive, writeMeasured } from "./archive.ts";
import { makeWorkFolder } from "./leftovers.ts";
import { archiveNames, MANIFEST_VERSION, type Manifest } from "./manifest.ts";

/** Folders of files that belong to the content; copies of members' data are made again on request. */
const FILE_FOLDERS = ["library", "public"];

/** The parts of a site that a backup holds. */
export interface BackupSource {
  databaseUrl: string;
  files: Pick<FileStore, "list" | "get">;
  /** A generated application secret; one that the operator configured stays with the operator. */
  secret: string | undefined;
}

/** How the writing of a backup is watched and ended. */
interface BackupOptions {
  /** Called after each table and file. */
  progress?(done: number, all: number): Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Writes database, files and generated secret into one archive while the site goes on. The rows are of one moment;
 * the files are those of that moment, less those deleted while the archive was written.
 * @returns the archive's list of contents
 */
export async function createBackup(
  { databaseUrl, files, secret }: BackupSource,
  path: string,
  { progress, signal }: BackupOptions = {},
): Promise<Manifest> {
  const snapshot = await openSnapshot(databaseUrl);
  const folder = await makeWorkFolder("backup");
  const made: Manifest = {
    version: MANIFEST_VERSION,
    createdAt: new Date().toISOString(),
    migrations: snapshot.migrations,
    tables: snapshot.tables.map(({ name, columns }) => ({ name, columns })),
    files: [],
  };
  const whole = (name: string, content: Uint8Array): ArchiveEntry => {
    made.files.push({ name, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") });
    return { name, bytes: content.length, content };
  };
  const json = (name: string, value: unknown) => whole(name, Buffer.from(JSON.stringify(value)));

  async function* entries(): AsyncGenerator<ArchiveEntry> {
    const keys: string[] = [];
    for (const each of FILE_FOLDERS) for await (const key of files.list(each)) keys.push(key);
    const all = snapshot.tables.length + keys.length;
    for (const table of snapshot.tables) {
      const name = archiveNames.table(table.name);
      const rows = join(folder, table.name);
      const measured = await writeMeasured(snapshot.read(table), rows); // a tar header holds the size
      made.files.push({ name, ...measured });
      yield { name, bytes: measured.bytes, content: createReadStream(rows) };
      await rm(rows);
      await progress?.(snapshot.tables.indexOf(table) + 1, all);
    }
    yield json(archiveNames.sequences, snapshot.sequences);
    yield json(archiveNames.jobs, snapshot.jobs);
    for (const [index, key] of keys.entries()) {
      const content = await files.get(key);
      if (content) yield whole(archiveNames.file(key), content);
      await progress?.(snapshot.tables.length + index + 1, all);
    }
    if (secret) yield whole(archiveNames.secret, Buffer.from(secret));
    const list = Buffer.from(JSON.stringify(made, null, 1));
    yield { name: archiveNames.manifest, bytes: list.length, content: list };
  }

  try {
    await writeArchive(path, entries(), signal);
    return made;
  } finally {
    await snapshot.close();
    await rm(folder, { recursive: true, force: true });
  }
}
