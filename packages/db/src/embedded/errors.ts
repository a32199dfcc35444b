import { statfsSync } from "node:fs";
import { OperatorError } from "../operator-error.ts";
import { getPasswordFile } from "./password-file.ts";
import type { Cluster } from "./types.ts";

/** Minimum free space: PostgreSQL writes WAL files of 16 MiB and cannot continue with less than two. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** SQLSTATE codes: a refused password, a lock that `lock_timeout` gave up. */
export const WRONG_PASSWORD = "28P01";
export const LOCK_NOT_AVAILABLE = "55P03";

/** PostgreSQL's messages about a full disk. */
const FULL = /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/;

/** Thrown if the disk has no space for the database. */
export class DiskFullError extends OperatorError {
  constructor(dataDir: string) {
    super(`the disk of ${dataDir} is full: make room on it`);
  }
}

/** Returns whether PostgreSQL could not write because the disk is full. */
export function isDiskFull({ home }: Cluster): boolean {
  const { bavail, bsize } = statfsSync(home.clusterFolder);
  return bavail * bsize < NEEDED_BYTES;
}

/** Explains in one line why PostgreSQL did not start. @param log its output during the start */
export function explainStartError(log: string, { home, dataDir, logFile }: Cluster): OperatorError {
  if (FULL.test(log)) return new DiskFullError(dataDir);
  const lines = log.trim().split("\n");
  const line = lines.findLast((each) => /(FATAL|PANIC): /.test(each)) ?? lines.at(-1) ?? "";
  const reason = line.replace(/^.*?(?:FATAL|PANIC): +/, "");
  if (/pg_control|control file|database system|checkpoint record/.test(reason))
    return new OperatorError(
      `the database files in ${home.clusterFolder} are damaged (${reason}): restore them from a backup`,
    );
  return new OperatorError(`the embedded PostgreSQL did not start: ${reason} (${logFile})`);
}

/**
 * Explains in one line why initdb failed.
 * @param output its error output, which ends with its clean-up instead of the reason
 * @param folder the folder that it wrote into
 */
export function explainInitError(output: string, folder: string): OperatorError {
  if (FULL.test(output)) return new DiskFullError(folder);
  const lines = output.trim().split("\n");
  const line = lines.find((each) => /\b(error|FATAL|PANIC): /.test(each)) ?? lines[0] ?? "";
  return new OperatorError(
    `no database could be made in ${folder}: ${line.replace(/^.*?(?:error|FATAL|PANIC): +/, "")}`,
  );
}

/** Converts file system and password errors to operator errors; returns others unchanged. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : "";
  if (["ENOSPC", "EDQUOT"].includes(code) || FULL.test(message)) return new DiskFullError(dataDir);
  if (["EROFS", "EACCES", "EPERM", "ENOTDIR", "EISDIR", "EEXIST"].includes(code))
    return new OperatorError(`DATA_DIR cannot be used: ${message}`);
  if (code === WRONG_PASSWORD)
    return new OperatorError(
      `the password in ${getPasswordFile(dataDir)} is not the database's: restore the file, or remove it and a new ` +
        "password is set at the next start",
    );
  return error;
}
