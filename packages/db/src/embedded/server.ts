import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { addressOf, type Cluster, postmaster, prepareCluster, startServer, stopServer, waitUntilSettled } from "./cluster.ts";

/** Any number; whoever holds this advisory lock in the database "postgres" owns the cluster. */
const OWNER_LOCK = 7_310_421;
const RESTARTS_PER_MINUTE = 5;
const LONGEST_PAUSE_MS = 1_600;

/** The embedded PostgreSQL of one data folder, owned by this process alone. */
export interface EmbeddedServer {
  /** The address of a database of the server; made where it does not exist. */
  databaseUrl(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Thrown where another running process owns the data folder. */
export class DataFolderInUseError extends Error {
  constructor(dataDir: string) {
    super(`the data folder ${dataDir} is in use by another running instance; stop it, or set DATA_DIR to another folder`);
  }
}

/**
 * Starts the embedded PostgreSQL of a data folder and keeps it running until `stop`.
 * A server left behind by a killed process is ended first; one that a living process owns is left alone.
 * @throws DataFolderInUseError
 */
export async function startEmbeddedServer(dataDir: string, log: Log): Promise<EmbeddedServer> {
  const cluster = prepareCluster(dataDir);
  if (cluster.home.note) log.info(cluster.home.note);
  const removeSocketFolder = () => rmSync(cluster.socketFolder, { recursive: true, force: true });

  let isStopping = false;
  let restarting = Promise.resolve();
  const restarts: number[] = [];
  let { child, owner } = await own(cluster, dataDir).catch((error: unknown) => {
    removeSocketFolder();
    throw error;
  });
  watch();

  function watch(): void {
    child.once("exit", (code, signal) => {
      if (!isStopping) restarting = restart(`${signal ?? `code ${code}`}`);
    });
  }

  async function restart(reason: string): Promise<void> {
    restarts.push(Date.now());
    log.error(`the embedded PostgreSQL ended unexpectedly (${reason}); starting it again`);
    if (restarts.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
      log.error("the embedded PostgreSQL keeps ending; giving up");
      process.kill(process.pid, "SIGTERM");
      return;
    }
    await sleep(200);
    if (isStopping) return;
    try {
      ({ child, owner } = await startOwned(cluster, dataDir));
      watch();
    } catch (error) {
      await restart((error as Error).message);
    }
  }

  return {
    async databaseUrl(name) {
      const { rowCount } = await owner.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
      if (rowCount === 0) await owner.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
      return addressOf(cluster, name);
    },
    async stop() {
      isStopping = true;
      await restarting;
      await owner.end().catch(() => undefined);
      if (child.pid) await stopServer(child.pid);
      removeSocketFolder();
    },
  };
}

async function own(cluster: Cluster, dataDir: string) {
  await endOrphan(cluster, dataDir);
  return startOwned(cluster, dataDir);
}

/** What is left of a server that was killed may need a moment to go, and nothing starts before: so it is tried a few times. */
async function startOwned(cluster: Cluster, dataDir: string) {
  for (let pauseMs = 200; ; pauseMs *= 2) {
    try {
      return await startOnce(cluster, dataDir);
    } catch (error) {
      if (error instanceof DataFolderInUseError || pauseMs > LONGEST_PAUSE_MS) throw error;
      await sleep(pauseMs);
    }
  }
}

async function startOnce(cluster: Cluster, dataDir: string) {
  const child = await startServer(cluster);
  if (!child) throw new DataFolderInUseError(dataDir);
  try {
    const owner = await tryToOwn(addressOf(cluster, "postgres"));
    if (owner) return { child, owner };
  } catch (error) {
    const isOthers = postmaster(cluster)?.status !== "ready"; // whoever owns it now is ending it
    if (!isOthers && child.pid) await stopServer(child.pid);
    if (!isOthers) throw error;
  }
  throw new DataFolderInUseError(dataDir);
}

/** Two processes may come here at once: the lock in the running server tells which of them owns it, and is held until it has ended. */
async function endOrphan(cluster: Cluster, dataDir: string): Promise<void> {
  await waitUntilSettled(cluster);
  const running = postmaster(cluster);
  if (!running) return;
  const owner = await tryToOwn(addressOf(cluster, "postgres", running.socketFolder)).catch(() => undefined);
  if (!owner && postmaster(cluster)?.status === "ready") throw new DataFolderInUseError(dataDir);
  await stopServer(running.pid);
  await owner?.end().catch(() => undefined);
  rmSync(running.socketFolder, { recursive: true, force: true });
}

async function tryToOwn(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "owner" });
  client.on("error", () => undefined); // the server ended; `watch` sees to it
  await client.connect();
  const { rows } = await client.query<{ owned: boolean }>("SELECT pg_try_advisory_lock($1) AS owned", [OWNER_LOCK]);
  if (rows[0]?.owned) return client;
  await client.end();
  return undefined;
}
