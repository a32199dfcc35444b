import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { LIST_POSTS, SEARCH_POSTS } from "@site/api/testing/statements";
import { cpuOfCluster, cpuOfProcess, getCluster } from "./cpu.ts";
import { type Measured, measure, type Target } from "./load.ts";
import type { Product } from "./product.ts";

const PORT = 38_100;
const SECONDS = 2;
const STATEMENTS = { LIST_STATEMENT: LIST_POSTS, SEARCH_STATEMENT: SEARCH_POSTS };
/** Path of the floor: the blog list as a bare route. */
export const FLOOR = "/blog";

/** The least that answers cost on this machine. */
export interface Baseline {
  /** A bare Fastify route that answers a word. */
  hello: Measured;
  /** The same with the blog list's one query and its posts as plain elements. */
  floor: Measured;
}

/** A process of bare Fastify routes on the product's database. */
export interface BareServer extends Target {
  measure(): Promise<Baseline>;
  /** Requests the floor a number of times, in the same way as the work that it is compared with. */
  measureFloor(requests: number): Promise<Measured>;
  stop(): void;
}

/** Starts the bare routes on the product's database, which the product or this process has started. */
export async function startBareServer(product: Product, databaseUrl: string): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, "bare.mjs"), {
    env: { ...process.env, NODE_ENV: "production", PORT: String(PORT), DATABASE_URL: databaseUrl, ...STATEMENTS },
    execArgv: [],
  });
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("the bare routes did not start"))),
  ]);
  const pid = child.pid ?? 0;
  const cluster = getCluster(product.pid, process.pid);
  const target: Target = {
    url: `http://127.0.0.1:${PORT}`,
    cpu: () => ({ server: cpuOfProcess(pid), database: cpuOfCluster(cluster) }),
  };
  return {
    ...target,
    measure: async () => ({
      hello: await measure(target, ["/"], { seconds: SECONDS }),
      floor: await measure(target, [FLOOR], { seconds: SECONDS }),
    }),
    measureFloor: (requests) => measure(target, Array<string>(requests).fill(FLOOR), { once: true }),
    stop: () => child.kill(),
  };
}
