import { setTimeout as sleep } from "node:timers/promises";
import type { BareServer } from "./baselines.ts";
import { compare, type Goal, printBaseline, type Work } from "./compare.ts";
import type { Line } from "./line.ts";
import { type Measured, mean, measure } from "./load.ts";
import type { Product } from "./product.ts";
import { purgePages, purgePosts } from "./purge.ts";

const CACHED = { requests: 0.6, cpu: 2, p99: 10 };
const BROTLI = { headers: { "accept-encoding": "br" } };
const SERVICE = "/hizmetler/ozet";
/** Milliseconds after a write until its notifications and the database's own work are finished. */
const SETTLE_MS = 50;

/** Pages that are requested after each of several purges. */
interface Purged {
  paths: string[];
  times: number;
  purge: typeof purgePages;
}

const getGoal = (cpu: number, milliseconds?: number): Goal => ({ cpu, ...(milliseconds && { milliseconds }) });

/** Prints the cost of cached and rendered pages and of the list call beside bare routes. @param slugs of articles */
export async function measurePages(product: Product, bare: BareServer, slugs: string[], line: Line): Promise<void> {
  const articles = slugs.map((slug) => `/blog/${slug}`);
  const lists = Array.from({ length: 110 }, (_, index) => `/blog?sayfa=${index + 1}`);
  const calls = Array.from({ length: 100 }, (_, index) => `/api/blog/posts?limit=9&offset=${index * 9}`);
  const [article = "/", list = "/"] = [articles[0], lists[0]];
  await printBaseline(bare, line);

  const cached: [name: string, path: string, options?: typeof BROTLI][] = [
    ["cached article", article],
    ["cached article, brotli", article, BROTLI],
    ["cached list", list],
    ["cached list, brotli", list, BROTLI],
    ["cached home page", "/"],
    ["cached service", SERVICE],
  ];
  for (const [name, path, options] of cached)
    await compare(name, bare, async () => ({ measured: await measure(product, [path], options) }), line, CACHED);

  const uncached: [name: string, purged: Purged, goal: Goal, compressed?: Goal][] = [
    [
      "home page after a post is saved",
      { paths: ["/"], times: 200, purge: purgePosts },
      getGoal(100, 1.8),
      getGoal(100, 2.4),
    ],
    ["home page after a setting is saved", { paths: ["/"], times: 200, purge: purgePages }, getGoal(100)],
    ["service", { paths: [SERVICE], times: 200, purge: purgePages }, getGoal(60)],
    ["article", { paths: articles, times: 4, purge: purgePosts }, getGoal(60, 1), getGoal(60, 1.6)],
    ["list", { paths: lists, times: 12, purge: purgePosts }, getGoal(100, 1.1), getGoal(100, 1.7)],
  ];
  for (const [name, purged, goal, compressed] of uncached) {
    await compare(`uncached ${name}`, bare, () => rounds(product, bare, purged), line, goal);
    if (compressed)
      await compare(`uncached ${name}, brotli`, bare, () => rounds(product, bare, purged, BROTLI), line, compressed);
  }
  const call = async () => ({ measured: await measure(product, calls) });
  await compare("list call, 9 cards", bare, call, line, { cpu: 30, milliseconds: 0.5 });
}

/**
 * Repeatedly purges pages and requests each path once, then the floor as often, because a single request after a pause
 * costs several times what it does under load. As many unmeasured rounds warm up both servers.
 */
async function rounds(
  product: Product,
  bare: BareServer,
  { paths, times, purge }: Purged,
  options = {},
): Promise<Required<Work>> {
  const results: Measured[] = [];
  const floors: Measured[] = [];
  for (let round = 0; round < 2 * times; round++) {
    await purge(product);
    await sleep(SETTLE_MS);
    results.push(await measure(product, paths, { once: true, ...options }));
    await sleep(SETTLE_MS);
    floors.push(await bare.measureFloor(paths.length));
  }
  return { measured: mean(results.slice(times)), floor: mean(floors.slice(times)) };
}
