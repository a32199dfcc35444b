import { setTimeout as sleep } from "node:timers/promises";
import { contentImport, transferLimits } from "@site/contract/blog/transfer/schema";
import type { Line } from "./line.ts";
import { measure } from "./load.ts";
import { getArticles } from "./posts.ts";
import type { Product } from "./product.ts";

const POSTS = 1000;
/** A number that no other part gives its articles. */
const FIRST = 300_000;
/** A page that no post purges. */
const SERVICE = "/hizmetler/ozet";
const READERS_OF_PURGED = 4;
const POLL_MS = 50;

/**
 * Imports posts, each of which purges the pages of the blog, while readers load a page that stays cached and pages that
 * are purged.
 * @param slug of an article
 */
export async function measurePurges(product: Product, slug: string, line: Line): Promise<void> {
  const id = await uploadExport(product);
  const purged = ["/blog", "/blog?sayfa=2", `/blog/${slug}`];
  await measure(product, [SERVICE, ...purged], { seconds: 1 });

  const rendersBefore = await metric(product, "page_cache_renders");
  const started = performance.now();
  await product.admin("POST", `/api/admin/imports/${id}/start`, {});
  const done = untilState(product, id, "done");
  const [kept, rendered] = await Promise.all([
    measure(product, [SERVICE], { until: done }),
    measure(product, purged, { until: done, connections: READERS_OF_PURGED }),
    done,
  ]);
  const seconds = (performance.now() - started) / 1000;
  const name = `${POSTS.toLocaleString("en")} posts imported`;
  line(`${name}, under load`, `${seconds.toFixed(1)} s`);
  line(`${name}: cached page, p99 at 16 connections`, `${kept.p99Milliseconds.toFixed(1)} ms`, "≤ 20 ms");
  line(`${name}: purged pages, p99`, `${rendered.p99Milliseconds.toFixed(1)} ms`);
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

/** Uploads posts as a Ghost export and waits until it has been read. @returns the import's id */
export async function uploadExport(product: Product): Promise<number> {
  const getArticle = await getArticles(product);
  const posts = Array.from({ length: POSTS }, (_, index) => {
    const { title, slug, content, publishedAt } = getArticle(FIRST + index);
    const fixed = { type: "post", status: "published", visibility: "public" };
    return { id: String(index), title, slug, html: content, published_at: publishedAt, ...fixed };
  });
  const file = Buffer.from(JSON.stringify({ db: [{ meta: { version: "5.130.0" }, data: { posts } }] }));
  const upload = { fileName: "olcum.json", byteSize: file.length };
  const { id } = contentImport.parse(await product.admin("POST", "/api/admin/imports", upload));
  const { pieceBytes } = transferLimits;
  for (let index = 0; index * pieceBytes < file.length; index++) {
    const answer = await fetch(`${product.url}/api/admin/imports/${id}/pieces/${index}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${await product.adminToken()}`, "content-type": "application/octet-stream" },
      body: file.subarray(index * pieceBytes, (index + 1) * pieceBytes),
    });
    if (!answer.ok) throw new Error(`piece ${index}: ${answer.status} ${await answer.text()}`);
  }
  await product.admin("POST", `/api/admin/imports/${id}/read`, {});
  await untilState(product, id, "ready");
  return id;
}

/** Waits until an import has come to a state. @throws if it fails */
export async function untilState(product: Product, id: number, wanted: string): Promise<void> {
  for (;;) {
    const { state, fault } = contentImport.parse(await product.admin("GET", `/api/admin/imports/${id}`));
    if (state === wanted) return;
    if (state === "failed") throw new Error(`the import has failed: ${fault}`);
    await sleep(POLL_MS);
  }
}

/** Reads a number of the product's own metrics. */
async function metric(product: Product, name: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1]);
}
