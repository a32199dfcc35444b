import { expect } from "@playwright/test";
import { locateDatabase } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";

/** A PostgreSQL of a journey's own beside its product: what takes weeks is brought about in it. */
export interface Database {
  /** For DATABASE_URL. */
  url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Has the product do now what it does by the clock, and waits until it is done. */
  runJob(name: "announce-becayis" | "mail-notices" | "remind-listings" | "sweep-becayis"): Promise<void>;
  /** Ends it, after its product, and removes what it wrote. */
  stop(): Promise<void>;
}

export async function openDatabase(): Promise<Database> {
  const folder = makeDataFolder();
  const server = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: console.error },
  });
  const pool = new pg.Pool({ connectionString: server.url });

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }

  return {
    url: server.url,
    query,
    async runJob(name) {
      const [job] = await query<{ id: string }>("SELECT id FROM graphile_worker.add_job($1, '{}')", [name]);
      const isWaiting = async () =>
        (await query("SELECT 1 FROM graphile_worker.jobs WHERE id = $1", [job?.id])).length > 0; // done, it is deleted
      await expect.poll(isWaiting, { message: `the job ${name} is done`, timeout: 30_000 }).toBe(false);
    },
    async stop() {
      await pool.end();
      await server.stop();
      removeDataFolder(folder);
    },
  };
}
