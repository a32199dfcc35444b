import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

/** The file system in memory on Linux. */
const MEMORY = "/dev/shm";
/** Several times what the tests of two packages need at once. */
const NEEDED_BYTES = 3 * 1024 ** 3;
const PREFIX = "hvy-run-";
/** Environment variable that names the folder of the run for its threads and children. */
const VARIABLE = "TEST_RUN_FOLDER";

/**
 * Makes a folder for all temporary files of this process and its children, and returns its removal. It is in memory
 * where there is room, because a new database is a thousand files, which some disks create slowly.
 */
export function openRunFolder(): () => void {
  const parent = hasRoom(MEMORY) ? MEMORY : tmpdir();
  for (const left of readdirSync(parent).filter(isLeft)) rmSync(join(parent, left), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL's user enters it
  process.env[VARIABLE] = folder;
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Returns the folder that all threads and processes of the run share. */
export function getRunFolder(): string {
  return process.env[VARIABLE] ?? tmpdir();
}

/**
 * Gives this thread a folder for temporary files of its own. Threads share one process id, by which the product tells
 * its own working folders from those of others.
 */
export function enterThreadFolder(): void {
  const folder = join(getRunFolder(), `thread-${threadId}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Returns whether a killed run left this folder. */
function isLeft(name: string): boolean {
  const pid = name.startsWith(PREFIX) && Number(name.slice(PREFIX.length).split("-")[0]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
