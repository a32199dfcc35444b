import { createHash, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { App } from "../../../core/app.ts";
import type { Caller } from "../../../core/caller.ts";
import { limitKeyOf } from "../../../core/limit-key.ts";
import type { ViewCounter, Visitor } from "../../../core/view-counter.ts";

const FLUSH_EVERY_MS = 5_000;

/**
 * Starts counting. A reader is a hash of the address under the day's random salt, as a browser may give itself any name; salt
 * and hashes are deleted when the day is over, so no address is stored and none can be found again.
 */
export async function startViewCounter(app: Pick<App, "db" | "log">): Promise<ViewCounter> {
  let today = await openDay(app);
  let gathered = new Map<string, Set<string>>();

  async function flush(): Promise<void> {
    const { day } = today;
    const batch = gathered;
    gathered = new Map();
    try {
      if (batch.size > 0) await write(app, day, batch);
      if (day !== dayOf(new Date())) today = await openDay(app);
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

/** Makes or finds the salt of the day and deletes what is left of earlier days. */
async function openDay(app: Pick<App, "db" | "log">): Promise<{ day: string; salt: Uint8Array }> {
  const day = dayOf(new Date());
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
  return { day, salt: rows[0].salt };
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
function dayOf(time: Date): string {
  return time.toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" });
}
