import type pg from "pg";
import { milliseconds } from "../cpu.ts";
import type { Line } from "../line.ts";
import { CONNECTIONS, type Measured, measure } from "../load.ts";
import { approve, signIn } from "../matching.ts";
import type { Product } from "../product.ts";
import { purgePages } from "../purge.ts";
import { spread } from "../timing.ts";

/** Pages of one kind: one that is asked again and again, and many of which each is asked once after a purge. */
export interface Kind {
  name: string;
  cached: string;
  uncached: string[];
}

/** Prints what one instance and two answer, each page from memory and rendered. */
export async function measureReaders(
  [first, second]: [Product, Product],
  kinds: Kind[],
  seconds: number,
  line: Line,
): Promise<void> {
  for (const { name, cached, uncached } of kinds) {
    const ways = [
      { way: "from memory", load: (products: Product[]) => askAll(products, [cached], { seconds }) },
      { way: "rendered", load: (products: Product[]) => renderAll(products, uncached) },
    ];
    for (const { way, load } of uncached.length > 0 ? ways : ways.slice(0, 1)) {
      await load([first, second]); // warms up both
      const one = await load([first]);
      const two = await load([first, second]);
      const ratio = (two.requestsPerSecond / one.requestsPerSecond).toFixed(2);
      line(`${name}, ${way}: one instance`, `${describe(one)}, ${milliseconds(one.cpu)}`);
      line(`${name}, ${way}: two instances`, `${describe(two)}, ${ratio} × one`);
    }
  }
}

const describe = ({ requestsPerSecond, times }: Pick<Measured, "requestsPerSecond" | "times">) =>
  `${Math.round(requestsPerSecond)}/s, ${spread(times)}`;

/** Loads instances at once, which share the connections. The CPU is that of the first one. */
async function askAll(products: Product[], paths: string[], options: Parameters<typeof measure>[2]): Promise<Measured> {
  const connections = CONNECTIONS / products.length;
  const shares = products.map((product, index) => ({
    product,
    paths: options?.once ? paths.filter((_, at) => at % products.length === index) : paths,
  }));
  const parts = await Promise.all(shares.map((each) => measure(each.product, each.paths, { ...options, connections })));
  const [{ cpu } = { cpu: { server: 0, database: 0 } }] = parts;
  return {
    cpu,
    requestsPerSecond: parts.reduce((sum, part) => sum + part.requestsPerSecond, 0),
    times: parts.flatMap(({ times }) => times),
  };
}

async function renderAll(products: Product[], paths: string[]): Promise<Measured> {
  for (const product of products) await purgePages(product);
  return askAll(products, paths, { once: true });
}

/** Prints the calls of signed-in members, which no cache answers, and the approval of listings on a full board. */
export async function measureMembers(
  [first, second]: [Product, Product],
  client: pg.Client,
  listings: number,
  seconds: number,
  line: Line,
): Promise<void> {
  const [[, token] = [0, ""]] = await signIn(client, listings);
  const paths = ["/api/user/profile", "/api/becayis/my-listings", "/api/becayis/my-matches"];
  const load = (products: Product[]) =>
    askAll(products, paths, { seconds, headers: { authorization: `Bearer ${token}` } });
  await load([first, second]);
  const one = await load([first]);
  const two = await load([first, second]);
  line("calls of a member: one instance", `${describe(one)}, ${milliseconds(one.cpu)}`);
  line(
    "calls of a member: two instances",
    `${describe(two)}, ${(two.requestsPerSecond / one.requestsPerSecond).toFixed(2)} × one`,
  );
  line(
    `approval on a board of ${listings.toLocaleString("en")} listings`,
    spread(await approve(first, client, listings)),
  );
}
