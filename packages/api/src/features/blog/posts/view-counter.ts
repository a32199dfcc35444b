import { createHash, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/calls/caller.ts";
import { databaseNow, toIstanbulDay } from "../../../core/database/clock.ts";
import { getLimitKey } from "../../../core/limits/limit-key.ts";
import type { ViewCounter, Visitor } from "../../../core/pages/view-counter.ts";
import { startTicks } from "../../../core/queue/ticks.ts";
import {
  COUNT_VIEWS,
  DELETE_LISTING_VISITORS,
  DELETE_POST_VISITORS,
  DELETE_SALTS,
  FIND_SALT,
  INSERT_SALT,
} from "./queries.ts";

const FLUSH_EVERY_MS = 5_000;

/**
 * Starts the view counter. A visitor is a hash of the address with the day's random salt (user agents can be forged);
 * salt and hashes are deleted after the day, so no address is stored or can be recovered.
 */
export async function startViewCounter(app: Pick<App, "db" | "log">): Promise<ViewCounter> {
  let today = await openDay(app);
  const isOver = () => today.day !== toIstanbulDay(Date.now() + today.aheadMs);
  let gathered = new Map<string, Set<string>>();

  async function flush(): Promise<void> {
    const { day } = today;
    const batch = gathered;
    gathered = new Map();
    try {
      if (batch.size > 0) await write(app, day, batch);
      if (isOver()) today = await openDay(app);
    } catch (error) {
      for (const [slug, hashes] of batch) for (const hash of hashes) add(slug, hash); // retried by the next flush
      app.log.error(`view counts could not be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  function add(slug: string, hash: string): void {
    const hashes = gathered.get(slug);
    if (hashes) hashes.add(hash);
    else gathered.set(slug, new Set([hash]));
  }

  function getVisitor({ ipAddress, userAgent, refusesCounting }: Caller): Visitor | undefined {
    if (refusesCounting || userAgent === "" || isbot(userAgent)) return undefined;
    return {
      day: today.day,
      hash: createHash("sha256").update(today.salt).update(getLimitKey(ipAddress)).digest("hex"),
    };
  }

  const stop = startTicks({
    everyMs: FLUSH_EVERY_MS,
    failure: "view counts could not be written",
    log: app.log,
    run: flush,
  });
  return {
    record(slug, caller) {
      const visitor = getVisitor(caller);
      if (visitor) add(slug, visitor.hash);
    },
    getVisitor,
    flush,
    async close() {
      await stop();
      await flush();
    },
  };
}

/** The current day by the database's clock. */
interface Day {
  /** As YYYY-MM-DD. */
  day: string;
  salt: Uint8Array;
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  aheadMs: number;
}

/** Creates or reads the day's salt, by the database's clock, and deletes data of earlier days. */
async function openDay(app: Pick<App, "db" | "log">): Promise<Day> {
  const now = (await databaseNow(app.db.pool)).getTime();
  const aheadMs = now - Date.now();
  const day = toIstanbulDay(now);
  await app.db.pool.query(INSERT_SALT, [day, randomBytes(32)]);
  await app.db.pool.query(DELETE_POST_VISITORS, [day]);
  await app.db.pool.query(DELETE_LISTING_VISITORS, [day]);
  await app.db.pool.query(DELETE_SALTS, [day]);
  const { rows } = await app.db.pool.query<{ salt: Uint8Array }>(FIND_SALT, [day]);
  if (!rows[0]) throw new Error("the salt of the day is missing");
  return { day, salt: rows[0].salt, aheadMs };
}

async function write(app: Pick<App, "db" | "log">, day: string, batch: Map<string, Set<string>>): Promise<void> {
  const pairs = [...batch].flatMap(([slug, hashes]) => [...hashes].map((hash) => ({ slug, hash })));
  await app.db.pool.query(COUNT_VIEWS, [day, pairs.map((pair) => pair.slug), pairs.map((pair) => pair.hash)]);
}
