import { setTimeout as sleep } from "node:timers/promises";
import type { BareServer } from "./baselines.ts";
import { compare, printBaseline } from "./compare.ts";
import type { Line } from "./line.ts";
import { type Measured, mean, measure } from "./load.ts";
import type { Product } from "./product.ts";

const CACHED = { requests: 0.6, cpu: 2, p99: 10 };
const BROTLI = { headers: { "accept-encoding": "br" } };
const SERVICE = "/hizmetler/ozet";
/** After a write, until its notices and the database's own work are over. */
const SETTLE_MS = 50;

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
    await compare(name, bare, () => measure(product, [path], options), line, CACHED);

  await compare("uncached home page", bare, () => rounds(product, ["/"], 200), line, { cpu: 100, milliseconds: 1.8 });
  await compare("uncached service", bare, () => rounds(product, [SERVICE], 200), line, { cpu: 60 });
  await compare("uncached article", bare, () => rounds(product, articles, 4), line, { cpu: 60, milliseconds: 1 });
  await compare("uncached list", bare, () => rounds(product, lists, 12), line, { cpu: 100, milliseconds: 1.1 });
  await compare("list call, 9 cards", bare, () => measure(product, calls), line, { cpu: 30, milliseconds: 0.5 });
}

/**
 * Repeatedly clears the page cache and requests each path once. An equal number of unmeasured rounds warms up the
 * server.
 */
async function rounds(product: Product, paths: string[], times: number): Promise<Measured> {
  const results: Measured[] = [];
  for (let round = 0; round < 2 * times; round++) {
    await clearPages(product);
    await sleep(SETTLE_MS);
    results.push(await measure(product, paths, { once: true }));
  }
  return mean(results.slice(times));
}

/** Writes a setting that purges the whole page cache. */
export async function clearPages(product: Product): Promise<void> {
  await product.admin("PUT", "/api/admin/site-settings", {
    settingKey: "default_meta_keywords",
    value: String(Date.now()),
  });
}
