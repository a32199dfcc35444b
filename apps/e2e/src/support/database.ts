import { expect } from "@playwright/test";
import { locateDatabase } from "@site/db";
import { removeDataFolder } from "@site/db/testing/data-folder";
import pg from "pg";
import { copyTemplate } from "./template-folders.ts";

/** A PostgreSQL server for one journey, in which weeks can be simulated by changing dates. */
export interface Database {
  /** Value for DATABASE_URL. */
  url: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs a scheduled job immediately and waits for its end. */
  runJob(
    name:
      | "announce-becayis"
      | "ask-results"
      | "mail-notifications"
      | "remind-listings"
      | "remind-windows"
      | "sweep-becayis"
      | "sweep-staff",
    input?: { today?: string },
  ): Promise<void>;
  /** Stops the server, after its product, and removes its data. */
  stop(): Promise<void>;
}

export async function openDatabase(): Promise<Database> {
  const folder = copyTemplate("plain");
  const server = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: console.error },
  });
  const pool = new pg.Pool({ connectionString: server.url });
  // pool.end() does not wait for the sockets of idle clients, which the stopping server then terminates: the pool emits
  // that as an error. Queries still reject.
  pool.on("error", () => undefined);

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }

  return {
    url: server.url,
    query,
    async runJob(name, input = {}) {
      const [job] = await query<{ id: string }>("SELECT id FROM graphile_worker.add_job($1, $2::json)", [
        name,
        JSON.stringify(input),
      ]);
      const isWaiting = async () =>
        // Finished jobs are deleted.
        (await query("SELECT 1 FROM graphile_worker.jobs WHERE id = $1", [job?.id])).length > 0;
      await expect
        .poll(isWaiting, { message: `the job ${name} is done`, timeout: 30_000, intervals: [50] })
        .toBe(false);
    },
    async stop() {
      await pool.end();
      await server.stop();
      removeDataFolder(folder);
    },
  };
}
