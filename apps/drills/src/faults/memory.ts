import { readFileSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@site/contract/common/limits";
import pg from "pg";
import { writePosts } from "../bench/posts.ts";
import type { Product } from "../bench/product.ts";
import { withScratchProduct } from "./scratch-product.ts";
import { check, drill, holdsWithin } from "./support.ts";

/**
 * Requests at once what needs the most memory, while posts are written, and checks that the process survives.
 * Usage: tsx memory.ts [seed]
 */

const POSTS = 5_000;
const SEARCHES = 200;
const LISTS = 100;
const EXPORTS = 3;
const POLL_MS = 100;
/** First number of the articles, which no other part uses, and how many are written through the API. */
const FIRST = 300_000;
const WRITTEN = 1_000;
const WRITING_LIMIT_MS = 5 * 60_000;

const WORDS = ["bilirkişi", "dava dosyası", "faiz", "belge", "yapay zekâ", "karar", "rapor", "itiraz"];

/** Returns searches with many hits, each at its own address. */
const SEARCH_PAGES = Array.from(
  { length: SEARCHES },
  (_, index) => `/blog?ara=${encodeURIComponent(`${WORDS[index % WORDS.length]}${".".repeat(index / WORDS.length)}`)}`,
);
const FULL_LISTS = Array.from(
  { length: LISTS },
  (_, index) => `/api/blog/posts?limit=${limits.listMaxLimit}&offset=${index}`,
);
const OTHERS = ["/sitemap-1.xml", "/rss.xml", "/api/becayis/listings?limit=50", "/api/openapi.json"];

await drill("memory", 10 * 60_000, () =>
  withScratchProduct(async (product, databaseUrl) => {
    let most = 0;
    const watch = setInterval(() => {
      if (product.isRunning()) most = Math.max(most, product.memory());
    }, POLL_MS);
    watch.unref();
    await writeManyPosts(databaseUrl);
    await askAtOnce(product, "200 searches, the longest lists and exports");
    const written = writePosts(product, FIRST, WRITTEN);
    await askAtOnce(product, "the same while posts are written");
    check("the posts are written", await holdsWithin(WRITING_LIMIT_MS, () => written.then(() => true)));
    check("the process lives", product.isRunning(), `${most.toFixed(0)} MiB at most`);
    clearInterval(watch);
  }),
);

async function writeManyPosts(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const statements = readFileSync(join(import.meta.dirname, "../bench/posts.sql"), "utf8");
  await client.query(statements.replaceAll(":count", String(POSTS)));
  await client.end();
}

/** Requests everything at once. A full server may answer 503 with Retry-After. */
async function askAtOnce(product: Product, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${await product.adminToken()}` };
  const exports = Array.from({ length: EXPORTS }, () => "/api/admin/posts-file");
  const statuses = new Map<number, number>();
  const results = await Promise.allSettled(
    [...SEARCH_PAGES, ...FULL_LISTS, ...OTHERS, ...exports].map(async (path) => {
      const answer = await fetch(product.url + path, path.startsWith("/api/admin/") ? { headers } : {});
      const status = answer.status === 503 && !answer.headers.has("retry-after") ? 500 : answer.status;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await answer.arrayBuffer();
    }),
  );
  const cut = results.filter(({ status }) => status === "rejected").length;
  const summary = [...statuses].map(([status, times]) => `${status}: ${times}`).join(", ");
  check(
    `${name} are answered`,
    cut === 0 && [...statuses.keys()].every((status) => [200, 503].includes(status)),
    `${summary}, ${cut} cut off`,
  );
}
