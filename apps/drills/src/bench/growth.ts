import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { FLOOR, startBareServer } from "./baselines.ts";
import { getTotal } from "./cpu.ts";
import { perCall, type Target } from "./load.ts";
import { getArticles } from "./posts.ts";
import { type Product, startProduct } from "./product.ts";
import { purgePages, purgePosts } from "./purge.ts";

/**
 * Prints how the time of lists, search and the sitemap grows with the number of posts: milliseconds at each size, the
 * factor between sizes and the CPU of the whole stack, over HTTP against the built product, one call after the other.
 * The floor, a bare route, shows what the same machine needs for the simplest list.
 * Usage: npx tsx apps/drills/src/bench/growth.ts
 */
const PORT = 38_103;
const SIZES = [200, 2_000, 20_000];
const MEASURED = 200;
/** Unmeasured calls that warm up the server and its prepared statements. */
const WARM_UP = 20;
const LIST_PAGE = 9;

interface Case {
  name: string;
  isFloor?: boolean;
  /** Addresses to call, given the number of posts. */
  paths: (posts: number) => string[];
  goal?: string;
  /** True for a page: it is purged before each call. */
  isPage?: boolean;
}

/** Milliseconds of a call. */
interface Result {
  median: number;
  /** CPU of the whole stack. */
  cpu: number;
}

const search = (words: string) => `/api/blog/search?q=${encodeURIComponent(words)}`;

/** Returns addresses of the same search with different punctuation, because the page cache stores each address once. */
const searchPages = (words: string) =>
  Array.from({ length: WARM_UP + MEASURED }, (_, n) => {
    const punctuation = n.toString(2).replaceAll("0", ".").replaceAll("1", ",");
    return `/blog?ara=${encodeURIComponent(words + punctuation)}`;
  });

const CASES: Case[] = [
  { name: "floor", paths: () => [FLOOR], isFloor: true },
  { name: "list page 1", paths: () => ["/blog"], goal: "flat", isPage: true },
  {
    name: "list, half way",
    paths: (posts) => [`/blog?sayfa=${Math.ceil(posts / LIST_PAGE / 2)}`],
    goal: "≤ 5 ms",
    isPage: true,
  },
  {
    name: "list call, half way",
    paths: (posts) => [`/api/blog/posts?limit=9&offset=${posts / 2 - 9}`],
    goal: "≤ 2 ms",
  },
  { name: "article", paths: (posts) => [`/blog/olcum-yazisi-${posts}`], goal: "flat", isPage: true },
  {
    name: "search, frequent words",
    paths: () => ["bilirkisi", "dava dosyası", "faiz", "belge", "yapay zeka"].map(search),
    goal: "≤ 1.5 / 2.5 / 8 ms",
  },
  { name: "search, one hit", paths: (posts) => [search(`ölçüm ${posts - 7}`)], goal: "≤ 1.5 / 2.5 / 8 ms" },
  {
    name: "search, typing errors",
    paths: () => ["bilirkşii", "uzlastirme", "otomasyn"].map(search),
    goal: "≤ 1.5 / 2.5 / 8 ms",
  },
  { name: "search, no hit", paths: () => [search("xqzwv")], goal: "≤ 1.5 / 2.5 / 8 ms" },
  { name: "search page", paths: () => searchPages("bilirkisi"), goal: "≤ 4 ms at 2,000" },
  { name: "sitemap", paths: () => ["/sitemap-1.xml"], goal: "flat" },
  { name: "feed", paths: () => ["/rss.xml"], goal: "flat" },
];

const folder = makeDataFolder();
try {
  await run();
} finally {
  removeDataFolder(folder);
}

async function run(): Promise<void> {
  const log = { info: () => undefined, error: console.error };
  const database = await locateDatabase({ databaseUrl: undefined, dataDir: folder, log });
  const product = await startProduct(join(folder, "product"), PORT, {
    DATABASE_URL: database.url,
    APP_SECRET: "a secret for measuring, long enough",
  });
  const bare = await startBareServer(product, database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await getArticles(product); // creates the categories and tags
    const table = new Map(CASES.map(({ name }): [string, Result[]] => [name, []]));
    for (const posts of SIZES) {
      await client.query(readFileSync(join(import.meta.dirname, "posts.sql"), "utf8").replaceAll(":count", `${posts}`));
      await client.query("VACUUM (ANALYZE)"); // replaces autovacuum
      await purgePages(product);
      for (const each of CASES)
        table.get(each.name)?.push(await call(product, each.isFloor ? bare : product, each, posts));
    }
    for (const { name, goal } of CASES) print(name, table.get(name) ?? [], goal);
  } finally {
    await client.end();
    bare.stop();
    await product.stop();
    await database.stop();
  }
}

/** Calls each address in turn. */
async function call(product: Product, target: Target, { paths, isPage }: Case, posts: number): Promise<Result> {
  const addresses = paths(posts);
  const times: number[] = [];
  let cpu = 0;
  for (let index = 0; index < WARM_UP + MEASURED; index++) {
    if (isPage) await purgePosts(product);
    const before = target.cpu();
    const started = performance.now();
    await read(target.url + addresses[index % addresses.length]);
    const elapsed = performance.now() - started;
    if (index < WARM_UP) continue;
    times.push(elapsed);
    cpu += getTotal(perCall(before, target.cpu(), MEASURED));
  }
  return { median: times.sort((a, b) => a - b)[Math.floor(MEASURED / 2)] ?? 0, cpu };
}

/** Reads with a cookie, so that calls run instead of answering with a shared answer. */
async function read(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie: "member_device=bench" } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
}

function print(name: string, results: Result[], goal: string | undefined): void {
  const times = results.map(({ median }) => median);
  const milliseconds = times.map((time) => time.toFixed(2).padStart(8)).join("");
  const factors = times.slice(1).map((time, index) => `×${(time / (times[index] ?? time)).toFixed(1)}`.padStart(7));
  const cpu = results.map((result) => result.cpu.toFixed(2).padStart(7)).join("");
  console.info(`${name.padEnd(24)}${milliseconds} ms ${factors.join("")}   CPU${cpu}   ${goal ? `goal ${goal}` : ""}`);
}
