import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closeStatistics, statistics } from "@site/api/testing/read-statistics";
import { countViewInput } from "@site/contract/readers/statistics/schema";
import { openConnection } from "@site/db";
import { type BenchApp, withBenchApp } from "./bench-app.ts";
import { cpuOfCluster, getCluster, milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";
import { spread, timed } from "./timing.ts";

const POSTS = 500;
const RUNS = 21;
const WARM_UP = 3;
/** Views that are written together; they are of a few hundred readers. */
const VIEWS = 5_000;
const READERS = 250;
const WRITES = 10;

/**
 * Prints how long the statistics' screen waits for its answers with ten million views of three years, and what counting
 * a view costs until it is written. Usage: npx tsx apps/drills/src/bench/statistics.ts
 */
export async function measureStatistics(line: Line): Promise<void> {
  await withBenchApp(async (app) => {
    await fill(app);
    await closeStatistics(app);
    await measureReads(app, line);
    await measureWrites(app, line);
  });
}

/** Fills the tables on a separate connection, because that exceeds the pool's timeout. */
async function fill({ db }: BenchApp): Promise<void> {
  const client = await openConnection(db.url, "bench");
  try {
    const sql = readFileSync(join(import.meta.dirname, "statistics.sql"), "utf8").replaceAll(":posts", String(POSTS));
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
    await client.query("VACUUM (ANALYZE)");
  } finally {
    await client.end();
  }
}

async function measureReads(app: BenchApp, line: Line): Promise<void> {
  const { rows } = await app.db.pool.query<{ views: string; size: string }>(
    `SELECT sum(views)::text AS views, pg_size_pretty(pg_total_relation_size('reader_days')
      + pg_total_relation_size('reader_counts') + pg_total_relation_size('reader_visits')) AS size
     FROM reader_days WHERE post_id = 0`,
  );
  line("statistics: summed views, and their tables", `${rows[0]?.views}, ${rows[0]?.size}`);
  const to = new Date().toISOString().slice(0, 10);
  const getFrom = (days: number) => new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  for (const days of [30, 365]) {
    const period = { from: getFrom(days), to };
    const step = days === 30 ? "day" : "week";
    const reads = {
      "the site": () => statistics.readOverview(app, { ...period, step }),
      "a post": () => statistics.readOverview(app, { ...period, step, postId: 7 }),
      sources: () => statistics.readSources(app, period),
      posts: () => statistics.listPosts(app, period),
      "from post to post": () => statistics.listWays(app, period),
      searches: () => statistics.listSearches(app, period),
      "missing addresses": () => statistics.listMissing(app, period),
      "province pairs": () => statistics.listSwaps(app, period),
    };
    for (const [name, read] of Object.entries(reads)) {
      const times = await timed(Array.from({ length: RUNS + WARM_UP }), async () => void (await read()), WARM_UP);
      line(`statistics of ${days} days: ${name}`, spread(times), "p95 < 100 ms");
    }
  }
}

/** Counts views like the server and writes them together; prints the CPU of this process and of PostgreSQL. */
async function measureWrites(app: BenchApp, line: Line): Promise<void> {
  const addViews = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const path = `/blog/yazi-${(n % POSTS) + 1}`;
      app.readers.addView(countViewInput.parse({ path, host: `site-${n % 90}.example.org`, quarters: n % 5 }), {
        ipAddress: `10.0.${n % 2}.${n % READERS}`,
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        isBrowser: true,
        refusesCounting: false,
      });
    }
  };
  addViews(VIEWS);
  await app.readers.flush();
  const cluster = getCluster(process.pid);
  const own = () => process.cpuUsage().user + process.cpuUsage().system;
  const before = { server: own(), database: cpuOfCluster(cluster) };
  for (let run = 0; run < WRITES; run += 1) {
    addViews(VIEWS);
    await app.readers.flush();
  }
  const perView = {
    server: (own() - before.server) / 1000 / (VIEWS * WRITES),
    database: ((cpuOfCluster(cluster) - before.database) * 1000) / (VIEWS * WRITES),
  };
  line("CPU of counting a view, until it is written", milliseconds(perView, 4), "< 0.1 ms");
}

if (process.argv[1] === import.meta.filename) {
  const { line } = await import("./line.ts");
  await measureStatistics(line);
}
