import { shareDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { measureAdminLists } from "./admin-lists.ts";
import { type BareServer, startBareServer } from "./baselines.ts";
import { printBytes } from "./bytes.ts";
import { measureCalls } from "./calls.ts";
import { measureInstances } from "./instances/run.ts";
import { measureLandings } from "./landings.ts";
import { line } from "./line.ts";
import { measureMailing } from "./mailing.ts";
import { measureBoard } from "./matching.ts";
import { measurePages } from "./pages.ts";
import { measurePlans } from "./plan.ts";
import { JOB_COUNTS, measurePlanJob } from "./plan-job.ts";
import { measureYear } from "./plan-year.ts";
import { writePosts } from "./posts.ts";
import { type Product, startProduct } from "./product.ts";
import { purgePages } from "./purge.ts";
import { measurePurges } from "./purges.ts";
import { measureSearch } from "./search.ts";
import { measureStatistics } from "./statistics.ts";
import { measureWrites } from "./writes.ts";

/**
 * Prints the product's cost beside bare Fastify routes, measured alternately under the same load. Ratios can be
 * compared between machines, absolute figures cannot; CPU per request varies less than requests per second.
 * Usage: npx tsx apps/drills/src/bench/run.ts [part …] [--quick], all parts by default; quick leaves out large boards
 */
const PORT = 38_101;
const POLL_MS = 100;

interface Bench {
  product: Product;
  bare: BareServer;
  /** Slugs of the first articles. */
  slugs: string[];
}

interface Part {
  /** The least number of articles. */
  posts: number;
  measure(bench: Bench): Promise<void>;
}

/** The parts in the order in which they run. */
const PARTS = {
  pages: { posts: 1000, measure: ({ product, bare, slugs }) => measurePages(product, bare, slugs, line) },
  calls: { posts: 1000, measure: ({ product, bare }) => measureCalls(product, bare, line) },
  bytes: { posts: 1000, measure: ({ product, slugs }) => printBytes(product, `/blog/${slugs[0]}`, line) },
  writes: { posts: 1000, measure: ({ product }) => measureWrites(product, line) },
  search: { posts: 5000, measure: ({ product, bare }) => measureSearch(product, bare, line) },
  lists: { posts: 10_000, measure: ({ product }) => measureAdminLists(product, line) },
  purges: { posts: 1000, measure: ({ product, slugs }) => measurePurges(product, slugs[0] ?? "", line) },
} satisfies Record<string, Part>;
const BOARD = "board";
const LANDINGS = "landings";
const PLAN = "plan";
const STATISTICS = "statistics";
const MAILING = "mailing";
const INSTANCES = "instances";
const NAMES = [...Object.keys(PARTS), BOARD, LANDINGS, PLAN, STATISTICS, MAILING, INSTANCES];
const QUICK = "--quick";

const asked = process.argv.slice(2).filter((name) => name !== QUICK);
const unknown = asked.find((name) => !NAMES.includes(name));
if (unknown !== undefined) throw new Error(`there is no part "${unknown}"; parts: ${NAMES.join(", ")}`);
const isQuick = process.argv.includes(QUICK);
const isWanted = (name: string) => asked.length === 0 || asked.includes(name);
const wanted = Object.entries<Part>(PARTS).filter(([name]) => isWanted(name));

if (wanted.length > 0) await measureProduct();
if (isWanted(BOARD)) await measureBoard(line);
if (isWanted(LANDINGS)) await measureLandings(line);
if (isWanted(PLAN)) {
  await measurePlans(line, isQuick);
  await measurePlanJob(line, isQuick ? JOB_COUNTS.slice(0, 1) : JOB_COUNTS);
  await measureYear(line, isQuick);
}
if (isWanted(STATISTICS)) await measureStatistics(line);
if (isWanted(MAILING)) await measureMailing(line);
if (isWanted(INSTANCES)) await measureInstances(line, isQuick);

async function measureProduct(): Promise<void> {
  const folder = makeDataFolder();
  try {
    const first = await startProduct(folder, PORT);
    await first.stop();
    const product = await startProduct(folder, PORT);
    try {
      await measureParts(product, folder);
    } finally {
      await product.stop();
    }
  } finally {
    removeDataFolder(folder);
  }
}

async function measureParts(product: Product, folder: string): Promise<void> {
  line("second start, with the database", `${product.startSeconds.toFixed(2)} s`, "< 5 s");
  line("memory when idle", `${product.memory().toFixed(0)} MiB`, "≤ 170 MiB");
  const { url } = await shareDatabase({ databaseUrl: undefined, dataDir: folder, log: console });
  const bare = await startBareServer(product, url);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, product.memory());
  }, POLL_MS);
  try {
    const slugs: string[] = [];
    for (const [name, part] of wanted) {
      slugs.push(...(await writePosts(product, slugs.length, Math.max(0, part.posts - slugs.length))));
      await vacuum(url);
      await purgePages(product);
      await part.measure({ product, bare, slugs: slugs.slice(0, 1000) });
      line(`memory in "${name}" and its preparation, at most`, `${memory.toFixed(0)} MiB`, "≤ 320 MiB");
      memory = 0;
    }
  } finally {
    clearInterval(watch);
    bare.stop();
  }
}

/** Replaces autovacuum, whose CPU would be counted in whatever it runs beside. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("VACUUM (ANALYZE)");
  await client.end();
}
