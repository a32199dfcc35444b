import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "@site/db";
import { assertEmptyDatabase, loadDump, markRestore, unmarkRestore } from "@site/db/restore";
import type { z } from "zod";
import type { FileStore } from "../../core/files.ts";
import { DamagedArchiveError, extractArchive } from "./archive.ts";
import { makeWorkFolder } from "./leftovers.ts";
import { archiveNames, jobs, type Manifest, manifest, sequences } from "./manifest.ts";

/** Where a backup is restored to. */
export interface RestoreTarget {
  databaseUrl: string;
  /** The folder of schema.prisma, models/ and migrations/. */
  prismaFolder: string;
  files: Pick<FileStore, "put">;
  /** Stores the archive's secret; it throws if there is already another one. */
  keepSecret(secret: string): void;
  /** Called when the database is marked as being restored. */
  marked?(): void;
}

/**
 * Restores an archive into an empty instance. The archive is checked whole before anything is written; the database is
 * written last, in one transaction. Until then the database is marked, so that a restore that was cut off is named at
 * the next start and can be run again.
 * @throws DamagedArchiveError; DatabaseNotEmptyError; DatabaseIsNewerError
 */
export async function restoreBackup(path: string, target: RestoreTarget): Promise<Manifest> {
  await assertEmptyDatabase(target.databaseUrl);
  const isFirst = await markRestore(target.databaseUrl);
  target.marked?.();
  const folder = await makeWorkFolder("restore");
  try {
    const contents = await readContents(path, folder).catch(async (error: unknown) => {
      if (isFirst) await unmarkRestore(target.databaseUrl); // nothing was written
      throw error;
    });
    await writeContents(contents, folder, target);
    return contents;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeContents(contents: Manifest, folder: string, target: RestoreTarget): Promise<void> {
  const read = (name: string) => readFile(join(folder, name));
  const parsed = async <T extends z.ZodType>(name: string, schema: T) =>
    schema.parse(JSON.parse((await read(name)).toString()));
  const dump = {
    migrations: contents.migrations,
    tables: contents.tables,
    sequences: await parsed(archiveNames.sequences, sequences),
    jobs: await parsed(archiveNames.jobs, jobs),
    read: (table: string) => createReadStream(join(folder, archiveNames.table(table))),
  };
  const prefix = archiveNames.file("");
  for (const { name } of contents.files)
    if (name.startsWith(prefix)) await target.files.put(name.slice(prefix.length), await read(name));
  if (contents.files.some(({ name }) => name === archiveNames.secret))
    target.keepSecret((await read(archiveNames.secret)).toString());
  await loadDump(target.databaseUrl, target.prismaFolder, dump);
}

/** Extracts the archive and compares each file with the manifest. */
async function readContents(path: string, folder: string): Promise<Manifest> {
  const files = await extractArchive(path, folder);
  if (!files.delete(archiveNames.manifest)) throw new DamagedArchiveError(path, "it has no manifest");
  const text = (await readFile(join(folder, archiveNames.manifest))).toString();
  const { data: contents } = manifest.safeParse(JSON.parse(text));
  if (!contents) throw new OperatorError(`${path} was written by another version: restore it with that version`);
  for (const { name, bytes, sha256 } of contents.files) {
    const found = files.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw new DamagedArchiveError(path, `${name} is not whole`);
    files.delete(name);
  }
  const [extra] = files.keys();
  if (extra) throw new DamagedArchiveError(path, `${extra} is not in its manifest`);
  return contents;
}
