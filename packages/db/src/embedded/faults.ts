import { statfsSync } from "node:fs";
import { OperatorError } from "../operator-error.ts";
import { type Cluster, passwordFileOf } from "./cluster.ts";

/** Minimum free space: PostgreSQL writes WAL files of 16 MiB and cannot continue with less than two. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** SQLSTATE of a refused password. */
export const WRONG_PASSWORD = "28P01";

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
export function explainStartFault(log: string, { home, dataDir, logFile }: Cluster): OperatorError {
  if (log.includes("No space left on device") || log.includes("Disk quota exceeded")) return new DiskFullError(dataDir);
  const lines = log.trim().split("\n");
  const line = lines.findLast((each) => /(FATAL|PANIC): /.test(each)) ?? lines.at(-1) ?? "";
  const reason = line.replace(/^.*?(?:FATAL|PANIC): +/, "");
  if (/pg_control|control file|database system|checkpoint record/.test(reason))
    return new OperatorError(
      `the database files in ${home.clusterFolder} are damaged (${reason}): restore them from a backup`,
    );
  return new OperatorError(`the embedded PostgreSQL did not start: ${reason} (${logFile})`);
}

/** Converts file system and password errors to operator errors; returns others unchanged. */
export function explainFileFault(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : "";
  if (["ENOSPC", "EDQUOT"].includes(code) || /No space left on device/.test(message)) return new DiskFullError(dataDir);
  if (["EROFS", "EACCES", "EPERM", "ENOTDIR", "EEXIST"].includes(code))
    return new OperatorError(`DATA_DIR cannot be used: ${message}`);
  if (code === WRONG_PASSWORD)
    return new OperatorError(
      `the password in ${passwordFileOf(dataDir)} is not the database's: restore the file, or remove it and a new ` +
        "password is set at the next start",
    );
  return error;
}
