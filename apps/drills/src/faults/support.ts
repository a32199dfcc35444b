import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { signIn, spawnProduct, untilReady } from "../bench/product.ts";

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 40_000;

/** Seed of the pseudo-random numbers: the first argument or the time. */
const seed = Number(process.argv[2] ?? Date.now() % 2 ** 31);
let state = seed;
let failures = 0;

/** Returns a number in [0, 1) from a seeded sequence (mulberry32). */
export function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Prints one line per check; a failed check makes the drill fail. */
export function check(name: string, isPassed: boolean, detail = ""): void {
  if (!isPassed) failures++;
  console.info(`${isPassed ? "passed" : "FAILED"}  ${name}${detail && ` (${detail})`}`);
}

/** Runs a drill within a time limit and exits with 1 if a check failed. */
export async function drill(name: string, limitMs: number, work: () => Promise<void>): Promise<never> {
  console.info(`${name}, seed ${seed}`);
  const limit = setTimeout(() => {
    console.info(`FAILED  ${name} took longer than ${limitMs / 1000} s`);
    endAll();
    process.exit(1);
  }, limitMs);
  try {
    await work();
  } catch (error) {
    failures++;
    console.info(`FAILED  ${name}: ${error instanceof Error ? error.stack : error}`);
  }
  clearTimeout(limit);
  endAll();
  process.exit(failures > 0 ? 1 : 0);
}

const started = new Set<ChildProcess>();

function endAll(): void {
  for (const child of started) child.kill("SIGKILL");
}

/** A running product that the drill ends itself. */
export interface DrillProduct {
  child: ChildProcess;
  url: string;
  /** Returns the output so far. */
  output(): string;
  /** Resolves when the product answers. @throws if it exits or exceeds the time limit */
  ready(): Promise<void>;
  /** Resolves with the exit code or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
  /** Returns the administrator's token; signs in on first use. */
  token(): Promise<string>;
  /** Calls the admin API. */
  admin(method: string, path: string, body?: object): Promise<Response>;
}

/** Starts the built product on a free port. */
export async function spawnForDrill(dataDir: string, env: Record<string, string> = {}): Promise<DrillProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawnProduct(dataDir, port, env, "pipe");
  started.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text: Buffer) => {
      output += text.toString();
    });
  }
  const ended = once(child, "close").then(([code, signal]: (number | NodeJS.Signals)[]) => {
    started.delete(child);
    return code ?? signal ?? -1;
  });
  let signedIn: Promise<string> | undefined;
  const token = () => {
    signedIn ??= signIn(url);
    return signedIn;
  };
  return {
    child,
    url,
    output: () => output,
    ended,
    token,
    async ready() {
      try {
        await within(START_LIMIT_MS, untilReady(child, url), "the start");
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\n${output}`);
      }
    },
    async admin(method, path, body) {
      return fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${await token()}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    },
  };
}

/** Stops a product with SIGTERM. @returns its exit code */
export function stopProduct({ child, ended }: DrillProduct): Promise<number | NodeJS.Signals> {
  child.kill("SIGTERM");
  return within(STOP_LIMIT_MS, ended, "the stop");
}

/** Returns the promise's value. @throws if it takes longer than the limit */
export async function within<Value>(limitMs: number, work: Promise<Value>, what: string): Promise<Value> {
  const limit = new AbortController();
  const tooLong = sleep(limitMs, undefined, { signal: limit.signal }).then(() =>
    Promise.reject(new Error(`${what} took longer than ${limitMs / 1000} s`)),
  );
  tooLong.catch(() => undefined);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    limit.abort();
  }
}

/** Polls until a condition holds. @returns false if it does not within the limit */
export async function holdsWithin(limitMs: number, condition: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await sleep(50))
    if (await condition()) return true;
  return false;
}

/** Returns the process id of the embedded PostgreSQL of a data folder; undefined if none runs. */
export function databasePid(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" ? -1 : undefined;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
