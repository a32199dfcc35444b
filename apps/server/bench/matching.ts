import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findSwaps } from "@site/api";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { type Product, startProduct } from "./product.ts";
import { spread, timed } from "./timing.ts";

/**
 * Measures the becayiş board with many live listings: the matching queries (direct matches and rings of one listing),
 * the approval of a listing including matching, and the visitors' search, the last two over HTTP against the built
 * product.
 */
const PORT = 38_102;
const MEASURED = 200;
/** Unmeasured calls that warm up the server. */
const WARM_UP = 50;
const SEARCHES = [
  "search=becayis",
  "search=il34",
  "search=kurum1%20unvan1",
  "search=gorev%20yeri",
  "search=IL%20arasinda",
  "city=34",
  "city=6&sortBy=view_count",
  "fromCity=35&toCity=34",
  "city=63&search=becayi%C5%9F",
  "page=40",
  "sortBy=expires_at&sortOrder=asc",
  "position=5",
  "search=boylebirkelimeyok",
];

/** Prints p50 and p95 with 10,000 and 100,000 live listings. */
export async function measureBoard(line: (name: string, value: string, goal: string) => void): Promise<void> {
  const folder = makeDataFolder();
  const database = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: console.error },
  });
  const product = await startProduct(join(folder, "product"), PORT, {
    DATABASE_URL: database.url,
    APP_SECRET: "a secret for measuring, long enough",
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const { count, goal } of [
      { count: 10_000, goal: 50 },
      { count: 100_000, goal: 200 },
    ]) {
      await client.query(
        readFileSync(join(import.meta.dirname, "board.sql"), "utf8").replaceAll(":count", String(count)),
      );
      const approvals = await approve(product, client, count);
      line(
        `matches and rings of one, ${count.toLocaleString("en")} listings`,
        spread(await match(client, count)),
        `p95 < ${goal} ms`,
      );
      line(
        `approved → matches and rings, ${count.toLocaleString("en")} listings`,
        spread(approvals),
        `p95 < ${goal} ms`,
      );
      line(`board's search, ${count.toLocaleString("en")} listings`, spread(await search(product)), "p95 < 50 ms");
    }
  } finally {
    await client.end();
    await product.stop();
    await database.stop();
    removeDataFolder(folder);
  }
}

/**
 * Resets listings across the board to pending and approves them one by one.
 * @returns milliseconds of each call
 */
async function approve(product: Product, client: pg.Client, count: number): Promise<number[]> {
  const ids = spreadOver(count);
  await client.query("UPDATE listings SET approval_status = 'pending' WHERE id = ANY($1)", [ids]);
  await client.query("VACUUM (ANALYZE) listings"); // stands in for autovacuum
  return timed(
    ids,
    async (id) => {
      await product.admin("POST", `/api/admin/becayis/listings/${id}/approve`, {});
    },
    WARM_UP,
  );
}

/**
 * Runs the matching of listings across the board, with named statements like the product.
 * @returns milliseconds of each
 */
function match(client: pg.Client, count: number): Promise<number[]> {
  const query = async <Row>(text: string, values: unknown[]) =>
    (await client.query<Row & pg.QueryResultRow>({ name: createHash("md5").update(text).digest("hex"), text, values }))
      .rows;
  return timed(
    spreadOver(count),
    async (id) => {
      if (!(await findSwaps(query, id))) throw new Error(`listing ${id} cannot be matched`);
    },
    WARM_UP,
  );
}

/** Returns evenly spaced listing ids for warm-up and measurement. */
function spreadOver(count: number): number[] {
  return Array.from(
    { length: WARM_UP + MEASURED },
    (_, index) => 1 + Math.floor((index * count) / (WARM_UP + MEASURED)),
  );
}

async function search(product: Product): Promise<number[]> {
  const queries = Array.from({ length: 20 }, () => SEARCHES).flat();
  return timed(queries, async (query) => {
    const answer = await fetch(`${product.url}/api/becayis/listings?${query}`);
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  });
}

if (process.argv[1] === import.meta.filename)
  await measureBoard((name, value, goal) => console.info(`${name.padEnd(52)} ${value.padEnd(30)} goal ${goal}`));
