import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { removeDataFolder } from "@site/db/testing/data-folder";
import { administrator } from "./administrator.ts";
import { copyTemplate } from "./template-folder.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const SERVER = join(ROOT, "apps/server/dist/main.js");
/** Arguments of `npm run dev`. */
const SOURCES = ["--import", "tsx", "apps/server/src/development.ts"];
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;

/** A running product for journeys. */
export interface RunningProduct {
  address: string;
  /** Its data folder. */
  folder: string;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Host name of its public address. */
  host?: string;
  /** Additional environment variables. */
  variables?: Record<string, string>;
}

/** Starts the built product on a free port, with a data folder of its own that is a copy of the template. */
export async function startProduct(options: StartOptions = {}): Promise<RunningProduct> {
  const folder = copyTemplate();
  return removedAtStop(folder, await startProductIn(folder, options));
}

/** Starts the built product in this data folder, which `stop` does not delete. */
export function startProductIn(
  folder: string,
  { host = "localhost", variables = {} }: StartOptions = {},
): Promise<RunningProduct> {
  if (!existsSync(SERVER)) throw new Error(`there is no ${SERVER}: build the product first`);
  return start([SERVER], folder, host, { NODE_ENV: "production", ...variables });
}

/** Starts the product from its sources, like `npm run dev`, in a data folder that `stop` deletes. */
export async function startFromSources(folder: string = copyTemplate()): Promise<RunningProduct> {
  return removedAtStop(folder, await start(SOURCES, folder, "localhost", { NODE_ENV: "development" }));
}

function removedAtStop(folder: string, { address, stop }: RunningProduct): RunningProduct {
  return { address, folder, stop: () => stop().finally(() => removeDataFolder(folder)) };
}

async function start(
  program: string[],
  folder: string,
  host: string,
  variables: Record<string, string>,
): Promise<RunningProduct> {
  const port = await freePort();
  const address = `http://${host}:${port}`;
  const server = spawn(process.execPath, program, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      APP_SECRET: "a secret for journeys, long enough",
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      LIMITS_FACTOR: "100",
      LOG_LEVEL: "error",
      STOP_DRAIN_SECONDS: "0", // there is no load balancer
      SITE_URL: address,
      ...variables,
    },
  });
  const stop = async () => {
    const code = await end(server);
    if (code !== 0) throw new Error(`the product did not end in order: ${code ?? "it had to be killed"}`);
  };
  try {
    await untilReady(server, address);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { address, folder, stop };
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

/** Lower than the ports that systems assign to outgoing connections. */
const FIRST_PORT = 20_000;
/** Number of ports per worker, so that two workers that start a product at once use different ones. */
const PORTS = 500;
let taken = 0;

async function freePort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (;;) {
    const port = FIRST_PORT + worker * PORTS + (taken++ % PORTS);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false; // somebody else listens on the port
  }
  probe.close();
  await once(probe, "close");
  return true;
}
