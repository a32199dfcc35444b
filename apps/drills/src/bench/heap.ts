import { join } from "node:path";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { line } from "./line.ts";
import { measure } from "./load.ts";
import { writePosts } from "./posts.ts";
import { type Product, startProduct } from "./product.ts";
import { purgePages } from "./purge.ts";

/**
 * Prints what renders cost the product's process, and its memory, under heap options of Node: instances on one database
 * take turns, so that a busy machine slows all of them. Usage: npx tsx apps/drills/src/bench/heap.ts [options in quotes …]
 */
const OPTIONS = ["", "--max-semi-space-size=4 --max-old-space-size=192", "--max-semi-space-size=32"];
const FIRST_PORT = 38_120;
const POSTS = 200;
/** The first turns warm up. */
const TURNS = 9;
const WARM_UP = 3;
const SETTLE_MS = 100;

const asked = process.argv.slice(2);
const articles = (slugs: string[]) => slugs.map((slug) => `/blog/${slug}`);
const BROTLI = { "accept-encoding": "br" };
const WORKS = (slugs: string[]) => [
  { name: "article", paths: articles(slugs), headers: {} },
  { name: "article, brotli", paths: articles(slugs), headers: BROTLI },
  { name: "list", paths: slugs.slice(0, 22).map((_, index) => `/blog?sayfa=${index + 1}`), headers: {} },
  { name: "home page", paths: ["/"], headers: {} },
];

const folder = makeDataFolder();
const database = await locateDatabase({ databaseUrl: undefined, dataDir: folder, log: console });
const products: { options: string; product: Product; memory: number }[] = [];
try {
  for (const [index, options] of (asked.length > 0 ? asked : OPTIONS).entries()) {
    const env = { DATABASE_URL: database.url, APP_SECRET: "a secret for measuring, long enough" };
    const flags = options.split(" ").filter(Boolean);
    const product = await startProduct(join(folder, `product-${index}`), FIRST_PORT + index, env, flags);
    products.push({ options: options || "none", product, memory: 0 });
  }
  await compareOptions();
} finally {
  for (const { product } of products) await product.stop();
  await database.stop();
  removeDataFolder(folder);
}

async function compareOptions(): Promise<void> {
  const [first] = products;
  if (!first) return;
  const slugs = await writePosts(first.product, 0, POSTS);
  for (const { name, paths, headers } of WORKS(slugs)) {
    const costs = new Map(products.map(({ options }): [string, number[]] => [options, []]));
    for (let turn = 0; turn < TURNS; turn++) {
      await purgePages(first.product);
      await new Promise((done) => setTimeout(done, SETTLE_MS));
      for (const each of products) {
        const { cpu } = await measure(each.product, paths, { once: true, headers });
        each.memory = Math.max(each.memory, each.product.memory());
        if (turn >= WARM_UP) costs.get(each.options)?.push(cpu.server);
      }
    }
    for (const [options, list] of costs) line(`${name}: ${options}`, `${getMedian(list).toFixed(2)} ms of the product`);
  }
  for (const { options, memory } of products) line(`memory, at most: ${options}`, `${memory.toFixed(0)} MiB`);
}

function getMedian(list: number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
