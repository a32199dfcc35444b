import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { administrator } from "./administrator.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const SERVER = join(ROOT, "apps/server/dist/main.js");
/** Arguments of `npm run dev` without the file watcher. */
const SOURCES = ["--import", "tsx", "apps/server/src/main.ts"];
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

/** A running product for journeys. */
export interface RunningProduct {
  address: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port with an empty data folder.
 * @param host host name of its public address
 * @param variables additional environment variables
 */
export function startProduct(host = "localhost", variables: Record<string, string> = {}): Promise<RunningProduct> {
  if (!existsSync(SERVER)) throw new Error(`there is no ${SERVER}: build the product first`);
  return start([SERVER], host, { NODE_ENV: "production", ...variables });
}

/** Starts the product from its sources, like `npm run dev`. */
export function startFromSources(): Promise<RunningProduct> {
  return start(SOURCES, "localhost", { NODE_ENV: "development" });
}

async function start(program: string[], host: string, variables: Record<string, string>): Promise<RunningProduct> {
  const port = await freePort();
  const address = `http://${host}:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "journeys-"));
  await chmod(dataDir, 0o755); // PostgreSQL runs as another user when started by root
  const server = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      LIMITS_FACTOR: "100",
      LOG_LEVEL: "error",
      SITE_URL: address,
      ...variables,
    },
  });
  const stop = async () => {
    const code = await end(server);
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the product did not end in order: ${code ?? "it had to be killed"}`);
  };
  try {
    await untilReady(server, address);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { address, stop };
}

async function untilReady(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the product ended with code ${server.exitCode} instead of starting`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`the product was not ready after ${START_TIMEOUT_MS / 1000} seconds`);
}

/** Stops the server. @returns the exit code; null if it had to be killed */
async function end(server: ChildProcess): Promise<number | null> {
  if (server.exitCode !== null) return server.exitCode;
  const exited = once(server, "exit");
  server.kill("SIGTERM");
  const killer = setTimeout(() => server.kill("SIGKILL"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(killer);
  return server.exitCode;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  return address.port;
}
