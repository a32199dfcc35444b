import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { backupFolder } from "./names.ts";

/** Names of working folders and unfinished archives tell the process that makes them: "…-<machine>-<pid>-…". */
const MACHINE = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const WORK_FOLDER = /^hvy-(?:backup|restore)-([0-9a-f]{8})-(\d+)-\w{6}$/;
const PART = /\.tar\.gz\.([0-9a-f]{8})-(\d+)\.part$/;
/** Those of other machines are left over after this time without a write. */
const ABANDONED_MS = 86_400_000;

/** Makes a folder for the files of a backup or restore, readable by its owner only. */
export function makeWorkFolder(purpose: "backup" | "restore"): Promise<string> {
  return mkdtemp(join(tmpdir(), `hvy-${purpose}-${MACHINE}-${process.pid}-`));
}

/** Returns the path of an archive while it is being written. */
export function getPart(path: string): string {
  return `${path}.${MACHINE}-${process.pid}.part`;
}

/**
 * Removes what killed backups and restores left: unfinished archives in the folder of the backups, and working folders
 * with dumps and secrets.
 * @returns how many there were
 */
export async function removeLeftovers(dataDir: string): Promise<number> {
  return (await removeMatching(backupFolder(dataDir), PART)) + (await removeMatching(tmpdir(), WORK_FOLDER));
}

async function removeMatching(folder: string, pattern: RegExp): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const [isMatch, machine, pid] = pattern.exec(name) ?? [];
    const path = join(folder, name);
    if (isMatch === undefined || !(await isLeft(path, machine, Number(pid)))) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined); // another user's
    removed++;
  }
  return removed;
}

/** Returns whether no process writes a file any more; a process removes leftovers before it begins to write. */
async function isLeft(path: string, machine: string | undefined, pid: number): Promise<boolean> {
  if (machine === MACHINE) return pid === process.pid || !isAlive(pid);
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < Date.now() - ABANDONED_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
