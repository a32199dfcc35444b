import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { type Product, startProduct } from "./product.ts";

const PORT = 38_102;
const POLL_MS = 200;

/** The built product and a connection to its database. */
interface Board {
  product: Product;
  client: pg.Client;
}

/** Starts the product on a database of its own, runs the work, and deletes both. */
export async function onBoard(work: (board: Board) => Promise<void>): Promise<void> {
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
    await work({ product, client });
  } finally {
    await client.end();
    await product.stop();
    await database.stop();
    removeDataFolder(folder);
  }
}

/** Replaces the board by published listings with 2.5 wishes on average. */
export async function fillBoard(client: pg.Client, count: number): Promise<void> {
  await endJobs(client);
  await client.query(readFileSync(join(import.meta.dirname, "board.sql"), "utf8").replaceAll(":count", String(count)));
}

/** Deletes waiting jobs and waits for running ones, whose board is about to be replaced. */
async function endJobs(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query("SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL");
    await client.query("DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL");
    if (rows.length === 0) return;
    await sleep(POLL_MS);
  }
}
