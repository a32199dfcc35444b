import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FOLDER_PREFIX } from "./cluster.ts";
import { explainStartError } from "./errors.ts";
import type { Cluster } from "./types.ts";

const READY_TIMEOUT_MS = 60_000;
const LOG_KEPT_BYTES = 5_000_000;

/** The fields of postmaster.pid that are used here. */
interface LockFile {
  pid: number;
  socketFolder: string;
  status: string;
}

/** Keeps secrets and personal data in statements out of the log. */
const SETTINGS = {
  listen_addresses: "",
  max_connections: "60",
  shared_buffers: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  log_statement: "none",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
};

/**
 * Starts the server and resolves when it accepts connections.
 * @returns undefined if a concurrent process started a server in the folder
 * @throws OperatorError with PostgreSQL's reason
 */
export async function startServer(cluster: Cluster): Promise<ReturnType<typeof spawn> | undefined> {
  const { home, socketFolder } = cluster;
  removeLeftovers(cluster);
  const log = openLog(cluster);
  const flags = Object.entries({ ...SETTINGS, unix_socket_directories: socketFolder }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // Separate process group: on Ctrl+C this process stops the server in order.
  const child = spawn(join(home.binFolder, "postgres"), ["-D", home.clusterFolder, ...flags], {
    ...home.user,
    cwd: home.clusterFolder,
    detached: true,
    stdio: ["ignore", log.file, log.file],
  });
  closeSync(log.file);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (postmaster(cluster)?.pid !== child.pid || postmaster(cluster)?.status !== "ready") {
    const wasStoppedInOrder = child.exitCode === 0;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (wasStoppedInOrder || (hasEnded && postmaster(cluster))) return undefined;
    if (hasEnded || Date.now() > deadline) {
      child.kill("SIGQUIT");
      throw explainStartError(readFileSync(cluster.logFile).subarray(log.size).toString(), cluster);
    }
    await sleep(20);
  }
  return child;
}

/** Opens the log, readable only by its owner; `size` is the offset of this start. */
function openLog({ logFile }: Cluster): { file: number; size: number } {
  if (existsSync(logFile) && statSync(logFile).size > LOG_KEPT_BYTES) rmSync(logFile);
  const file = openSync(logFile, "a", 0o600);
  return { file, size: statSync(logFile).size };
}

/** Waits while a running server starts or recovers. */
export async function waitUntilSettled(cluster: Cluster): Promise<void> {
  const isSettled = () => ["ready", "stopping", undefined].includes(postmaster(cluster)?.status);
  for (const deadline = Date.now() + READY_TIMEOUT_MS; !isSettled() && Date.now() < deadline; ) await sleep(20);
}

/** Returns the lock file of the running server, or undefined. */
export function postmaster(cluster: Cluster): LockFile | undefined {
  const lock = readLockFile(cluster);
  return lock && isAlive(lock.pid) && isPostgres(lock.pid) ? lock : undefined;
}

/**
 * Stops a server by its process id ("fast" shutdown) and waits for it. If its checkpoint takes too long it is stopped
 * immediately, which loses nothing: the next start recovers from the WAL.
 */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 9_000],
    ["SIGQUIT", 2_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + patienceMs; isAlive(pid) && Date.now() < deadline; ) await sleep(20);
  }
}

function getLockFile({ home }: Cluster): string {
  return join(home.clusterFolder, "postmaster.pid");
}

function readLockFile(cluster: Cluster): LockFile | undefined {
  try {
    const lines = readFileSync(getLockFile(cluster), "utf8").split("\n");
    const pid = Number(lines[0]); // the file may still be empty, and 0 would signal our own process group
    return pid > 0 ? { pid, socketFolder: lines[4] ?? "", status: (lines[7] ?? "").trim() } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the lock file and socket of a killed server. */
function removeLeftovers(cluster: Cluster): void {
  const left = readLockFile(cluster);
  if (!left || postmaster(cluster)) return;
  const isOurs = basename(left.socketFolder).startsWith(FOLDER_PREFIX) && left.socketFolder !== cluster.socketFolder;
  if (isOurs) rmSync(left.socketFolder, { recursive: true, force: true });
  // PostgreSQL trusts the lock file if any process has its pid; after a crash that may be an unrelated one.
  if (isAlive(left.pid)) rmSync(getLockFile(cluster));
}

/** Returns whether a process is PostgreSQL. Linux reports it; elsewhere the lock file is trusted. */
function isPostgres(pid: number): boolean {
  try {
    return /\bpostgres\0-D\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  } catch {
    return true;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
