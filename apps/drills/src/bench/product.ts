import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cpuOfCluster, cpuOfProcess, getCluster } from "./cpu.ts";
import type { Target } from "./load.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const PASSWORD = "olcum-icin-parola";

/** The built product, running on its own data folder. */
export interface Product extends Target {
  pid: number;
  startSeconds: number;
  /** Returns the current resident memory in MiB. */
  memory(): number;
  /** Calls the admin API and returns the parsed answer. */
  admin(method: string, path: string, body?: object): Promise<unknown>;
  /** Returns the token of the administrator's session. */
  adminToken(): Promise<string>;
  /** Opens another session of the administrator; too many sessions end the oldest ones. */
  signInAgain(): Promise<string>;
  stop(): Promise<void>;
  /** Kills the process with SIGKILL, like a crash. */
  kill(): Promise<void>;
  /** Returns false once the process has ended. */
  isRunning(): boolean;
}

/**
 * Starts the built product like `npm start`.
 * @param env additional environment variables
 * @param flags options of Node
 */
export function spawnProduct(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
  output: "ignore" | "pipe" = "ignore",
  flags: string[] = [],
): ChildProcess {
  return spawn(process.execPath, [...flags, "apps/server/dist/main.js"], {
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

/** Waits until the product answers. @throws if it exits first */
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

/**
 * Starts the product and waits until it answers.
 * @param env additional environment variables
 * @param flags options of Node
 */
export async function startProduct(
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<Product> {
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawnProduct(dataDir, port, env, "ignore", flags);
  await untilReady(child, url);
  const startSeconds = (performance.now() - started) / 1000;
  const pid = child.pid ?? 0;
  let cluster: number | undefined;
  const cpu = () => {
    cluster ??= getCluster(pid, process.pid); // with DATABASE_URL, this process has started it
    return { server: cpuOfProcess(pid), database: cpuOfCluster(cluster) };
  };
  let session: Promise<string> | undefined;
  const adminToken = () => {
    session ??= signIn(url);
    return session;
  };
  return {
    url,
    pid,
    startSeconds,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    cpu,
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
    signInAgain() {
      session = signIn(url);
      return session;
    },
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

/** Signs in as administrator. @returns the token */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });
  const { token } = await answer.json();
  return String(token);
}
