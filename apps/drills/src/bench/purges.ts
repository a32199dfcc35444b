import type { Line } from "./line.ts";
import { measure } from "./load.ts";
import { writePosts } from "./posts.ts";
import type { Product } from "./product.ts";
import { spread } from "./timing.ts";

const POSTS = 1000;
/** First number of the articles; no other part uses it. */
const FIRST = 300_000;
/** A page that no post purges. */
const SERVICE = "/hizmetler/ozet";
const READERS_OF_PURGED = 4;

/**
 * Writes posts, each of which purges the pages of the blog, while readers load a page that stays cached and pages that
 * are purged.
 * @param slug of an article
 */
export async function measurePurges(product: Product, slug: string, line: Line): Promise<void> {
  const purged = ["/blog", "/blog?sayfa=2", `/blog/${slug}`];
  await measure(product, [SERVICE, ...purged], { seconds: 1 });

  const rendersBefore = await metric(product, "page_cache_renders");
  const started = performance.now();
  const done = writePosts(product, FIRST, POSTS);
  const [kept, rendered] = await Promise.all([
    measure(product, [SERVICE], { until: done }),
    measure(product, purged, { until: done, connections: READERS_OF_PURGED }),
    done,
  ]);
  const seconds = (performance.now() - started) / 1000;
  const name = `${POSTS.toLocaleString("en")} posts written`;
  line(`${name}, under load`, `${seconds.toFixed(1)} s`);
  line(`${name}: cached page at 16 connections`, spread(kept.times, [99]), "≤ 20 ms");
  line(`${name}: purged pages`, spread(rendered.times, [99]));
  line(
    `${name}: renders of ${purged.length} pages`,
    `${(await metric(product, "page_cache_renders")) - rendersBefore}`,
  );
  line(
    `${name}: renders of one page at the same time`,
    `at most ${await metric(product, "page_cache_renders_at_once")}`,
    "1",
  );
}

/** Reads a number of the product's own metrics. */
async function metric(product: Product, name: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}
