import { fillBoard, onBoard } from "./board.ts";
import { getTotal, milliseconds } from "./cpu.ts";
import type { Line } from "./line.ts";
import { type Measured, measure } from "./load.ts";
import type { Product } from "./product.ts";
import { purgePages } from "./purge.ts";
import { spread } from "./timing.ts";

/** Enough listings for more than 20,000 landing pages. */
const LISTINGS = 10_000;
const PAGES_OF_A_KIND = 300;
/** Pages of the walk; all pages would take more than ten minutes. */
const WALKED_PAGES = 2_000;
const KINDS = {
  "of an institution": /^\/becayis\/kurum\/[^/]+$/,
  "of a title": /^\/becayis\/kurum\/[^/]+\/[^/]+$/,
  "of a title and a province": /^\/becayis\/kurum\/[^/]+\/[^/]+\/il\d+$/,
  "of a title and two provinces": /^\/becayis\/kurum\/[^/]+\/[^/]+\/il\d+-il\d+$/,
};

const PAIR = /^\/becayis\/il\d+-il\d+$/;

/**
 * Prints the CPU of landing pages of a full board beside that of pages of province pairs; none of them is cached.
 * Samples of each kind show what a page costs shortly after a purge, which also ends shared answers. The walk takes
 * pages evenly from the whole sitemap, in its order, like a search engine, and as many pages of pairs.
 */
export function measureLandings(line: Line): Promise<void> {
  return onBoard(async ({ product, client }) => {
    await fillBoard(client, LISTINGS);
    await client.query("UPDATE provinces SET name = 'İl' || id"); // no province has a hyphen in its address
    await client.query("VACUUM (ANALYZE)"); // replaces autovacuum
    await purgePages(product);
    const started = performance.now();
    const addresses = await readSitemap(product);
    line("sitemap with landing pages", `${(performance.now() - started).toFixed(0)} ms`);
    const allPairs = addresses.filter((path) => PAIR.test(path));
    const pairs = takeSpread(allPairs, PAGES_OF_A_KIND);
    const landings = addresses.filter((path) => path.startsWith("/becayis/kurum/"));

    await measureOnce(product, [...pairs, ...takeSpread(landings, PAGES_OF_A_KIND)]); // warms up the server
    const pair = await measureOnce(product, pairs);
    line("uncached page of a province pair", milliseconds(pair.cpu));
    for (const [kind, pattern] of Object.entries(KINDS)) {
      const paths = takeSpread(
        landings.filter((path) => pattern.test(path)),
        PAGES_OF_A_KIND,
      );
      line(`uncached landing page ${kind}`, compare(await measureOnce(product, paths), pair));
    }
    const walkedPairs = takeSpread(allPairs, WALKED_PAGES);
    const walkOfPairs = await measureOnce(product, walkedPairs);
    line(`${format(walkedPairs.length)} of ${format(allPairs.length)} pairs' pages`, milliseconds(walkOfPairs.cpu));
    const walk = await measureOnce(product, takeSpread(landings, WALKED_PAGES));
    const name = `${format(WALKED_PAGES)} of ${format(landings.length)} landing pages`;
    line(name, compare(walk, walkOfPairs), "≤ 1.2 × a pair's");
    line("memory after them", `${product.memory().toFixed(0)} MiB`, "≤ 320 MiB");
    const cached = await measure(product, landings.slice(-16));
    line("cached landing page", `${milliseconds(cached.cpu)}, ${spread(cached.times, [99])}`);
  });
}

/** Returns the paths of all addresses of the sitemap. */
async function readSitemap(product: Product): Promise<string[]> {
  const parts = await readLocations(product, "/sitemap.xml");
  return (await Promise.all(parts.map((part) => readLocations(product, part)))).flat();
}

async function readLocations(product: Product, path: string): Promise<string[]> {
  const text = await (await fetch(product.url + path)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Requests each page once; none is cached. */
async function measureOnce(product: Product, paths: string[]): Promise<Measured> {
  await purgePages(product);
  return measure(product, paths, { once: true });
}

/** Selects pages evenly from a list, in its order. */
function takeSpread(paths: string[], count: number): string[] {
  const step = Math.max(1, paths.length / count);
  return paths.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
}

const format = (count: number) => count.toLocaleString("en");

function compare(landing: Measured, pair: Measured): string {
  return `${milliseconds(landing.cpu)}, ${(getTotal(landing.cpu) / getTotal(pair.cpu)).toFixed(2)} × a pair's`;
}
