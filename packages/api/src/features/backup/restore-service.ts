import { createReadStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "@site/db";
import { assertEmptyDatabase, loadDump, markRestore, unmarkRestore } from "@site/db/restore";
import type { z } from "zod";
import type { FileStore } from "../../core/storage/files.ts";
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
  storeSecret(secret: string): void;
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
    return contents.manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The checked description of an archive. */
interface Contents {
  manifest: Manifest;
  sequences: z.output<typeof sequences>;
  jobs: z.output<typeof jobs>;
}

async function writeContents(contents: Contents, folder: string, target: RestoreTarget): Promise<void> {
  const { migrations, tables, files } = contents.manifest;
  const prefix = archiveNames.file("");
  for (const { name } of files)
    if (name.startsWith(prefix))
      await target.files.put(name.slice(prefix.length), createReadStream(join(folder, name)));
  if (files.some(({ name }) => name === archiveNames.secret))
    target.storeSecret((await readFile(join(folder, archiveNames.secret))).toString());
  await loadDump(target.databaseUrl, target.prismaFolder, {
    migrations,
    tables,
    sequences: contents.sequences,
    jobs: contents.jobs,
    read: (table: string) => createReadStream(join(folder, archiveNames.table(table))),
  });
}

/** Extracts the archive and compares each file with the manifest. */
async function readContents(path: string, folder: string): Promise<Contents> {
  const files = await extractArchive(path, folder);
  const parsed = async <T extends z.ZodType>(name: string, schema: T) => {
    if (!files.has(name)) throw new DamagedArchiveError(path, `it has no ${name}`);
    const { data } = schema.safeParse(parseJson((await readFile(join(folder, name))).toString()));
    if (!data)
      throw new OperatorError(`${path} was written by another version (${name}): restore it with that version`);
    return data;
  };
  const contents = {
    manifest: await parsed(archiveNames.manifest, manifest),
    sequences: await parsed(archiveNames.sequences, sequences),
    jobs: await parsed(archiveNames.jobs, jobs),
  };
  files.delete(archiveNames.manifest);
  const { tables, files: listed } = contents.manifest;
  for (const { name } of tables)
    if (!files.has(archiveNames.table(name))) throw new DamagedArchiveError(path, `it has no rows of ${name}`);
  for (const { name, bytes, sha256 } of listed) {
    const found = files.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw new DamagedArchiveError(path, `${name} is not whole`);
    files.delete(name);
  }
  const [extra] = files.keys();
  if (extra) throw new DamagedArchiveError(path, `${extra} is not in its manifest`);
  return contents;
}

/** Parses JSON. @returns undefined for a text that is none */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
