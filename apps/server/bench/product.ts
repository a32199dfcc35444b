import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Target } from "./load.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const PASSWORD = "olcum-icin-parola";

/** The built product, running in a folder of its own. */
export interface Product extends Target {
  startSeconds: number;
  /** Resident memory in MiB, now. */
  memory(): number;
  /** Calls the administrator's API. */
  admin(method: string, path: string, body?: object): Promise<unknown>;
  /** The token of the administrator's session. */
  adminToken(): Promise<string>;
  stop(): Promise<void>;
  /** Ends it as a crash would: it gets no time for anything. */
  kill(): Promise<void>;
  /** False once it has ended, whoever ended it. */
  isRunning(): boolean;
}

/** Spawns the built product, as `npm start` does. @param env beyond what a measured product gets */
export function spawnProduct(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
  output: "ignore" | "pipe" = "ignore",
): ChildProcess {
  return spawn(process.execPath, ["--max-old-space-size=192", "--max-semi-space-size=4", "apps/server/dist/main.js"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      SEED_DEMO: "false",
      LIMITS_FACTOR: "1000000",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", output, output === "pipe" ? "pipe" : "inherit"],
  });
}

/** Waits until the product answers. @throws where it ends instead */
export async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("the product did not start");
    await sleep(10);
  }
}

/** Starts the product and waits until it answers. @param env beyond what a measured product gets */
export async function startProduct(dataDir: string, port: number, env: Record<string, string> = {}): Promise<Product> {
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawnProduct(dataDir, port, env);
  await untilReady(child, url);
  const startSeconds = (performance.now() - started) / 1000;
  let session: Promise<string> | undefined;
  const adminToken = () => {
    session ??= signIn(url);
    return session;
  };
  return {
    url,
    startSeconds,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    cpuSeconds: async () => cpuOf(child),
    async admin(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${await adminToken()}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    adminToken,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
    isRunning: () => isRunning(child),
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  await ended;
}

/** Signs the administrator in. @returns the token */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const { token } = await answer.json();
  return String(token);
}

/** User and system time of a process, from Linux's /proc, in seconds. */
function cpuOf(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
