import { createHash, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { App } from "../../core/app.ts";
import { databaseNow } from "../../core/clock.ts";
import type { Caller } from "../../core/context.ts";
import { limitKeyOf } from "../../core/limit-key.ts";

const FLUSH_EVERY_MS = 5_000;

/** One reader of one day. */
interface Visitor {
  /** As YYYY-MM-DD. */
  day: string;
  /** In hexadecimal digits. */
  hash: string;
}

/** Gathers the readers of posts and writes them down every few seconds. */
export interface ViewCounter {
  /** Notes that a caller reads a post. Programs do not count, one reader counts once per post and day. */
  note(slug: string, caller: Caller): void;
  /** The caller of today, in a form that tells nobody who it is; undefined for a program. */
  visitorOf(caller: Caller): Visitor | undefined;
  /** Writes what was gathered. */
  flush(): Promise<void>;
  /** Writes for the last time and ends. */
  close(): Promise<void>;
}

/**
 * Starts counting. A reader is a hash of the address under the day's random salt, as a browser may give itself any name; salt
 * and hashes are deleted when the day is over, so no address is stored and none can be found again.
 */
export async function startViewCounter(app: Pick<App, "db" | "log">): Promise<ViewCounter> {
  let today = await openDay(app);
  const isOver = () => today.day !== dayOf(Date.now() + today.aheadMs);
  let gathered = new Map<string, Set<string>>();

  async function flush(): Promise<void> {
    const { day } = today;
    const batch = gathered;
    gathered = new Map();
    try {
      if (batch.size > 0) await write(app, day, batch);
      if (isOver()) today = await openDay(app);
    } catch (error) {
      for (const [slug, hashes] of batch) for (const hash of hashes) add(slug, hash); // the next flush tries again
      app.log.error(`view counts could not be written: ${error instanceof Error ? error.message : error}`);
    }
  }

  function add(slug: string, hash: string): void {
    const hashes = gathered.get(slug);
    if (hashes) hashes.add(hash);
    else gathered.set(slug, new Set([hash]));
  }

  function visitorOf({ ipAddress, userAgent }: Caller): Visitor | undefined {
    if (userAgent === "" || isbot(userAgent)) return undefined;
    return {
      day: today.day,
      hash: createHash("sha256").update(today.salt).update(limitKeyOf(ipAddress)).digest("hex"),
    };
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    note(slug, caller) {
      const visitor = visitorOf(caller);
      if (visitor) add(slug, visitor.hash);
    },
    visitorOf,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** A day by the database's clock. */
interface Day {
  /** As YYYY-MM-DD. */
  day: string;
  salt: Uint8Array;
  /** How far the database's clock is ahead of this machine's. */
  aheadMs: number;
}

/** Makes or finds the salt of the day and deletes what is left of earlier days. The database says which day it is: several machines count for one. */
async function openDay(app: Pick<App, "db" | "log">): Promise<Day> {
  const now = (await databaseNow(app.db.pool)).getTime();
  const aheadMs = now - Date.now();
  const day = dayOf(now);
  await app.db.pool.query("INSERT INTO visitor_salts (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING", [
    day,
    randomBytes(32),
  ]);
  await app.db.pool.query("DELETE FROM post_visitors WHERE day < $1", [day]);
  await app.db.pool.query("DELETE FROM listing_visitors WHERE day < $1", [day]);
  await app.db.pool.query("DELETE FROM visitor_salts WHERE day < $1", [day]);
  const { rows } = await app.db.pool.query<{ salt: Uint8Array }>("SELECT salt FROM visitor_salts WHERE day = $1", [
    day,
  ]);
  if (!rows[0]) throw new Error("the salt of the day is missing");
  return { day, salt: rows[0].salt, aheadMs };
}

async function write(app: Pick<App, "db" | "log">, day: string, batch: Map<string, Set<string>>): Promise<void> {
  const pairs = [...batch].flatMap(([slug, hashes]) => [...hashes].map((hash) => ({ slug, hash })));
  await app.db.pool.query(
    `WITH seen AS (
       INSERT INTO post_visitors (day, post_id, visitor_hash)
       SELECT $1, p.id, decode(v.hash, 'hex') FROM unnest($2::text[], $3::text[]) AS v(slug, hash) JOIN posts p ON p.slug = v.slug
       ON CONFLICT DO NOTHING RETURNING post_id
     )
     UPDATE posts SET view_count = view_count + counted.views
     FROM (SELECT post_id, count(*)::int AS views FROM seen GROUP BY post_id) AS counted WHERE posts.id = counted.post_id`,
    [day, pairs.map((pair) => pair.slug), pairs.map((pair) => pair.hash)],
  );
}

/** The calendar day in Istanbul, as YYYY-MM-DD. */
function dayOf(time: number): string {
  return new Date(time).toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" });
}
