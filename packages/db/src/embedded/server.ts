import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openConnection } from "../connection.ts";
import type { Log } from "../log.ts";
import { OperatorError } from "../operator-error.ts";
import { getAddress, prepareCluster, setPassword } from "./cluster.ts";
import { DiskFullError, explainFileError, isDiskFull, LOCK_NOT_AVAILABLE, WRONG_PASSWORD } from "./errors.ts";
import { postmaster, startServer, stopServer, waitUntilSettled } from "./postmaster.ts";
import type { Cluster } from "./types.ts";

/** The advisory lock in the database "postgres" that marks the owner of the cluster. */
const OWNER_LOCK = 7_310_421;
const OWNER_LOCK_MS = 3_000;
const RESTARTS_PER_MINUTE = 5;
const MAX_PAUSE_MS = 1_600;
const RESTART_PAUSE_MS = 200;
const FULL_DISK_PAUSE_MS = 2_000;

/** The server's process and the connection that holds the owner lock. */
interface OwnedServer {
  child: ChildProcess;
  owner: pg.Client;
}

/** The embedded PostgreSQL of a data folder, owned by this process. */
export interface EmbeddedServer {
  /** Returns the URL of a database, creating it if needed. */
  databaseUrl(name: string): Promise<string>;
  /** Resolves with the reason if the server keeps crashing and is not restarted. */
  failed: Promise<OperatorError>;
  stop(): Promise<void>;
  /** Signals the server to stop without waiting, for a process that must exit. */
  abandon(): void;
}

/** Thrown if another running process owns the data folder. */
export class DataFolderInUseError extends OperatorError {
  constructor(dataDir: string) {
    super(
      `the data folder ${dataDir} is in use by another running instance; stop it, or set DATA_DIR to another folder`,
    );
  }
}

/**
 * Starts the embedded PostgreSQL of a data folder and restarts it on crashes until `stop`. It stops a server left
 * behind by a killed process, but not one owned by a running process.
 * @throws DataFolderInUseError
 */
export async function startEmbeddedServer(dataDir: string, log: Log): Promise<EmbeddedServer> {
  try {
    const cluster = prepareCluster(dataDir);
    if (cluster.home.note) log.info(cluster.home.note);
    try {
      return keepRunning(cluster, await own(cluster), log);
    } catch (error) {
      removeSocketFolder(cluster);
      throw error;
    }
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

/** Returns the URL of a database of the server that another process runs in a data folder; undefined without one. */
export function runningServerUrl(dataDir: string, database: string): string | undefined {
  const cluster = prepareCluster(dataDir);
  removeSocketFolder(cluster); // the running server has its own
  const running = postmaster(cluster);
  return running && getAddress(cluster, database, running.socketFolder);
}

/** Restarts the server whenever it ends, waiting while the disk is full. */
function keepRunning(cluster: Cluster, running: OwnedServer, log: Log): EmbeddedServer {
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let { child, owner } = running;
  let restarting = Promise.resolve();
  const failures: number[] = [];
  let giveUp: (reason: OperatorError) => void;
  const failed = new Promise<OperatorError>((resolve) => {
    giveUp = resolve;
  });
  watch();

  function watch(): void {
    child.once("exit", (code, signal) => {
      if (!stopping.signal.aborted) restarting = restart(`${signal ?? `code ${code}`}`);
    });
  }

  async function restart(reason: string): Promise<void> {
    if (!(await waitForDiskSpace())) failures.push(Date.now());
    log.error(`the embedded PostgreSQL ended unexpectedly (${reason}); starting it again`);
    if (failures.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE)
      return giveUp(new OperatorError(`the embedded PostgreSQL keeps ending (${reason}): see ${cluster.logFile}`));
    await pause(RESTART_PAUSE_MS);
    if (stopping.signal.aborted) return;
    try {
      ({ child, owner } = await startOwned(cluster));
      watch();
    } catch (error) {
      if (error instanceof DiskFullError) await pause(FULL_DISK_PAUSE_MS);
      await restart(error instanceof Error ? error.message : String(error));
    }
  }

  /** Waits while the disk is full and logs it once. @returns true if it was full */
  async function waitForDiskSpace(): Promise<boolean> {
    if (!isDiskFull(cluster)) return false;
    log.error(`${new DiskFullError(cluster.dataDir).message}; the database starts again when there is room`);
    while (!stopping.signal.aborted && isDiskFull(cluster)) await pause(FULL_DISK_PAUSE_MS);
    return true;
  }

  return {
    failed,
    async databaseUrl(name) {
      const { rowCount } = await owner.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
      if (rowCount === 0) await owner.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      return getAddress(cluster, name);
    },
    async stop() {
      stopping.abort();
      await restarting;
      await owner.end().catch(() => undefined);
      if (child.pid) await stopServer(child.pid);
      removeSocketFolder(cluster);
    },
    abandon() {
      stopping.abort();
      child.kill("SIGINT");
    },
  };
}

function removeSocketFolder({ socketFolder }: Cluster): void {
  rmSync(socketFolder, { recursive: true, force: true });
}

async function own(cluster: Cluster): Promise<OwnedServer> {
  await stopOrphan(cluster);
  if (cluster.hasNewPassword) setPassword(cluster);
  return startOwned(cluster);
}

/** Returns whether no further attempt helps. */
function isPermanent(error: unknown): boolean {
  const isRefused = error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD;
  return isRefused || error instanceof DataFolderInUseError || error instanceof DiskFullError;
}

/** Retries the start a few times, because a killed server may need time to end. */
async function startOwned(cluster: Cluster) {
  for (let pauseMs = 200; ; pauseMs *= 2) {
    try {
      return await startOnce(cluster);
    } catch (error) {
      if (isPermanent(error) || pauseMs > MAX_PAUSE_MS) throw error;
      await sleep(pauseMs);
    }
  }
}

async function startOnce(cluster: Cluster) {
  const child = await startServer(cluster);
  if (!child) throw new DataFolderInUseError(cluster.dataDir);
  try {
    const owner = await tryToOwn(getAddress(cluster, "postgres"));
    // Another process that took this server for an orphan stops it before it frees the lock; the status tells.
    if (owner && postmaster(cluster)?.status === "ready") return { child, owner };
    await owner?.end().catch(() => undefined);
  } catch (error) {
    const isOthers = postmaster(cluster)?.status !== "ready"; // its owner is stopping it
    if (!isOthers && child.pid) await stopServer(child.pid);
    if (!isOthers) throw error;
  }
  throw new DataFolderInUseError(cluster.dataDir);
}

/**
 * Stops a server without an owner. The owner lock in that server decides between concurrent processes; it is held until
 * the server has ended.
 */
async function stopOrphan(cluster: Cluster): Promise<void> {
  await waitUntilSettled(cluster);
  const running = postmaster(cluster);
  if (!running) return;
  const owner = await tryToOwn(getAddress(cluster, "postgres", running.socketFolder)).catch(() => undefined);
  if (!owner && postmaster(cluster)?.status === "ready") throw new DataFolderInUseError(cluster.dataDir);
  await stopServer(running.pid);
  await owner?.end().catch(() => undefined);
  rmSync(running.socketFolder, { recursive: true, force: true });
}

/**
 * Takes the owner lock, or returns undefined when another process holds it. It waits OWNER_LOCK_MS, because PostgreSQL
 * takes a moment to end the session of an owner that was killed.
 */
async function tryToOwn(url: string): Promise<pg.Client | undefined> {
  const client = await openConnection(url, "owner"); // on an error the server has ended, and `watch` handles it
  try {
    await client.query(`SET lock_timeout = ${OWNER_LOCK_MS}`);
    await client.query("SELECT pg_advisory_lock($1)", [OWNER_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}
