import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  backupFolder,
  checkSecret,
  countStoredFiles,
  createBackup,
  createFileStore,
  createS3FileStore,
  createSecretBox,
  newBackupName,
  recordBackup,
  removeLeftovers,
  restoreBackup,
} from "@site/api";
import {
  connectDatabase,
  hasDatabaseIn,
  type LocatedDatabase,
  type Log,
  locateDatabase,
  OperatorError,
  readOrMakeSecretFile,
  readSecretFile,
  shareDatabase,
} from "@site/db";
import type { Env } from "../start/env.ts";
import { getSecretFile, readAppSecret } from "../start/secret.ts";
import { getRestoreMark } from "./restore-mark.ts";

/**
 * Writes a backup, also of a running product.
 * @param file undefined means a new file in DATA_DIR/backups
 * @returns one line for the operator
 */
export async function runBackup(env: Env, log: Log, file: string | undefined): Promise<string> {
  if (!env.databaseUrl && !existsSync(env.dataDir)) throw new OperatorError(`there is no data folder ${env.dataDir}`);
  await removeLeftovers(env.dataDir);
  const name = newBackupName(new Date());
  const path = resolve(file ?? join(backupFolder(env.dataDir), name));
  const database = await shareDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  const secretFile = getSecretFile(env.dataDir);
  const secret = !env.appSecret && existsSync(secretFile) ? readSecretFile(secretFile) : undefined;
  try {
    const written = await createBackup({ databaseUrl: database.url, files: getFiles(env), secret }, path);
    if (!file) await recordBackup(database.url, name, path);
    const megabytes = (statSync(path).size / 1e6).toFixed(1);
    const advice = secret ? "it holds the secret of this site: keep it private" : "keep APP_SECRET with it";
    const counts = `${written.tables.length} tables, ${countStoredFiles(written)} files, ${megabytes} MB`;
    return `written: ${path} (${counts}); ${advice}`;
  } finally {
    await database.stop();
  }
}

/** Restores a backup into an empty instance. @returns one line for the operator */
export async function runRestore(env: Env, log: Log, prismaFolder: string, file: string): Promise<string> {
  await removeLeftovers(env.dataDir);
  const mark = markNewFolder(env);
  const database = await locateDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  try {
    const restored = await restoreBackup(resolve(file), {
      databaseUrl: database.url,
      prismaFolder,
      files: getFiles(env),
      storeSecret: (secret) => storeSecret(env, secret),
      marked: () => rmSync(mark, { force: true }),
    });
    await assertOwnSecret(env, log, database);
    return `restored: the site of ${restored.createdAt} with ${countStoredFiles(restored)} files`;
  } finally {
    await database.stop();
  }
}

/** Marks a data folder without a database, until the database that is made in it is marked. @returns the mark's path */
function markNewFolder({ databaseUrl, dataDir }: Env): string {
  const mark = getRestoreMark(dataDir);
  if (databaseUrl || hasDatabaseIn(dataDir)) return mark;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(mark, "", { flush: true });
  return mark;
}

function storeSecret({ appSecret, dataDir }: Env, secret: string): void {
  const file = getSecretFile(dataDir);
  const kept = appSecret ?? readOrMakeSecretFile(file, () => secret).text;
  if (kept !== secret)
    throw new OperatorError(`${appSecret ? "APP_SECRET" : file} is not the secret of this backup: remove it first`);
}

/** @throws an error if the restored database belongs to another secret, under which the site would not start */
async function assertOwnSecret(env: Env, log: Log, { url }: LocatedDatabase): Promise<void> {
  const { text, source } = readAppSecret(env.appSecret, env.dataDir);
  const db = connectDatabase(url, log);
  try {
    await checkSecret({ db, secrets: createSecretBox(text) }, source);
  } finally {
    await db.close();
  }
}

function getFiles({ filesS3, dataDir }: Env) {
  return filesS3 ? createS3FileStore(filesS3) : createFileStore(join(dataDir, "files"));
}
