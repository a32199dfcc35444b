import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { limits } from "@site/contract/common/limits";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { measureAdminLists } from "./admin-lists.ts";
import { line } from "./line.ts";
import { type Measured, mean, measure, type Target } from "./load.ts";
import { measureBoard } from "./matching.ts";
import { writePosts } from "./posts.ts";
import { type Product, startProduct } from "./product.ts";
import { spread, timed } from "./timing.ts";

/**
 * Prints the product's cost relative to a bare Fastify route, measured alternately under the same load. Ratios are
 * comparable between machines, absolute figures are not; CPU per request is less noisy than requests per second.
 */
const HELLO_PORT = 38_100;
const PRODUCT_PORT = 38_101;
const SEARCHES = [
  "bilirkisi",
  "yapay zeka",
  "dava dosyası",
  "faiz",
  "itiraz süresi",
  "uzlastirma raporu",
  "erisilebilir",
  "belge",
  "karar gerekce",
  "harc",
];

const folder = makeDataFolder();
const hello = await startHello();
try {
  await run();
} finally {
  hello.stop();
  removeDataFolder(folder);
}

async function run(): Promise<void> {
  const first = await startProduct(folder, PRODUCT_PORT);
  await first.stop();
  const product = await startProduct(folder, PRODUCT_PORT);
  line("second start, with the database", `${product.startSeconds.toFixed(2)} s`, "< 5 s");
  line("memory when idle", `${product.memory().toFixed(0)} MiB`, "≤ 115 MiB");

  const slugs = await writePosts(product, 0, 1000);
  await touch(product);
  const articles = slugs.map((slug) => `/blog/${slug}`);
  const lists = Array.from({ length: 110 }, (_, index) => `/blog?sayfa=${index + 1}`);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, product.memory());
  }, 100);

  await compare("cached article", product, () => measure(product, articles.slice(0, 1)), {
    requests: 0.6,
    cpu: 2,
    p99: 10,
  });
  await compare(
    "cached article, brotli",
    product,
    () => measure(product, articles.slice(0, 1), { headers: { "accept-encoding": "br" } }),
    { requests: 0.6, cpu: 2, p99: 10 },
  );
  await compare("cached list", product, () => measure(product, lists.slice(0, 1)), { requests: 0.6, cpu: 2, p99: 10 });
  await compare(
    "cached list, brotli",
    product,
    () => measure(product, lists.slice(0, 1), { headers: { "accept-encoding": "br" } }),
    { requests: 0.6, cpu: 2, p99: 10 },
  );
  await compare("cached home page", product, () => measure(product, ["/"]), { requests: 0.6, cpu: 2, p99: 10 });
  await compare("cached service", product, () => measure(product, ["/hizmetler/ozet"]), {
    requests: 0.6,
    cpu: 2,
    p99: 10,
  });
  await compare("uncached home page", product, () => rounds(product, ["/"], 200), { cpu: 100 });
  await compare("uncached service", product, () => rounds(product, ["/hizmetler/ozet"], 200), { cpu: 60 });
  await compare("uncached article", product, () => rounds(product, articles, 4), { cpu: 60 });
  await compare("uncached list", product, () => rounds(product, lists, 12), { cpu: 100 });
  await compare(
    "GET /api/blog/posts, 9 cards",
    product,
    () =>
      measure(
        product,
        Array.from({ length: 100 }, (_, index) => `/api/blog/posts?limit=9&offset=${index * 9}`),
      ),
    { cpu: 30 },
  );
  await writePosts(product, 1000, 4000);
  await compare(
    "search in 5,000 posts",
    product,
    () =>
      measure(
        product,
        SEARCHES.map((words) => `/api/blog/search?q=${encodeURIComponent(words)}`),
      ),
    { cpu: 45 },
  );
  const answers = Array.from({ length: 20 }, () => SEARCHES).flat();
  line(
    "search in 5,000 posts, as the palette asks",
    spread(await timed(answers, (words) => searchLikePalette(product, words), SEARCHES.length)),
    "p95 < 100 ms",
  );
  await writePosts(product, 5000, 5000);
  await measureAdminLists(product, line);
  clearInterval(watch);
  line("memory under load, at most", `${memory.toFixed(0)} MiB`, "≤ 190 MiB");
  await printBytes(product, articles[0] ?? "/");
  await product.stop();
  await measureBoard(line);
}

async function searchLikePalette(product: Product, words: string): Promise<void> {
  const answer = await fetch(
    `${product.url}/api/blog/search?q=${encodeURIComponent(words)}&limit=${limits.palettePosts}`,
  );
  if (!answer.ok) throw new Error(`${words}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/**
 * Repeatedly clears the page cache and requests each path once. An equal number of unmeasured rounds warms up the
 * server.
 */
async function rounds(product: Product, paths: string[], times: number): Promise<Measured> {
  const results: Measured[] = [];
  for (let round = 0; round < 2 * times; round++) {
    await touch(product);
    results.push(await measure(product, paths, { once: true }));
  }
  return mean(results.slice(times));
}

/** Writes a setting that purges the whole page cache. */
async function touch(product: Product): Promise<void> {
  await product.admin("PUT", "/api/admin/site-settings", {
    settingKey: "default_meta_keywords",
    value: String(Date.now()),
  });
}

/** Measures the bare route before and after the work and prints the ratios with their goals. */
async function compare(
  name: string,
  product: Product,
  work: () => Promise<Measured>,
  goal: { requests?: number; cpu: number; p99?: number },
): Promise<void> {
  const before = await measure(hello, ["/"], { seconds: 3 });
  const measured = await work();
  const baseline = mean([before, await measure(hello, ["/"], { seconds: 3 })]);
  const requests = measured.requestsPerSecond / baseline.requestsPerSecond;
  const cpu = measured.cpuMicroseconds / baseline.cpuMicroseconds;
  line(`${name}: CPU per request`, `${cpu.toFixed(2)} × hello`, `≤ ${goal.cpu} ×`);
  if (goal.requests !== undefined)
    line(
      `${name}: requests/s`,
      `${requests.toFixed(2)} × hello (${Math.round(measured.requestsPerSecond)})`,
      `≥ ${goal.requests} ×`,
    );
  if (goal.p99 !== undefined)
    line(`${name}: p99 at 16 connections`, `${measured.p99Milliseconds.toFixed(1)} ms`, `≤ ${goal.p99} ms`);
  if (product.memory() === 0) throw new Error("the product is gone");
}

/** Prints the compressed size of an article page with its scripts and styles. */
async function printBytes(product: Product, path: string): Promise<void> {
  const html = await fetchBrotli(product, path);
  const text = brotliDecompressSync(html).toString();
  const addresses = [
    ...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "")),
  ];
  const sizes = { js: 0, css: 0 };
  for (const address of addresses)
    sizes[address.endsWith(".js") ? "js" : "css"] += (await fetchBrotli(product, address)).length;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  line("article page, JavaScript after brotli", kilobytes(sizes.js), "≤ 90 KB");
  line("article page, CSS after brotli", kilobytes(sizes.css), "≤ 15 KB");
  line("article page, document, CSS and JavaScript", kilobytes(sizes.js + sizes.css + html.length), "≤ 120 KB");
}

/** Fetches the compressed body; fetch() would decompress it. */
async function fetchBrotli(product: Product, path: string): Promise<Buffer> {
  const { request } = await import("node:http");
  const call = request(product.url + path, { headers: { "accept-encoding": "br" } }).end();
  const [answer] = await once(call, "response");
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts);
}

async function startHello(): Promise<Target & { stop(): void }> {
  const child = fork(join(import.meta.dirname, "hello.mjs"), {
    env: { ...process.env, NODE_ENV: "production", PORT: String(HELLO_PORT) },
    execArgv: [],
  });
  await once(child, "message");
  return {
    url: `http://127.0.0.1:${HELLO_PORT}`,
    async cpuSeconds() {
      const answer = once(child, "message");
      child.send("cpu");
      return Number((await answer)[0]);
    },
    stop: () => child.kill(),
  };
}
