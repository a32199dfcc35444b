import { expect } from "@playwright/test";
import { shareDatabase } from "@site/db";
import pg from "pg";

/** The database of a running product. Journeys change dates in it to simulate weeks. */
export interface Database {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs a scheduled job immediately and waits for its end. */
  runJob(
    name: "ask-results" | "remind-listings" | "remind-windows" | "sweep-becayis",
    input?: { today?: string },
  ): Promise<void>;
  /** Closes the connections, before the product stops. */
  close(): Promise<void>;
}

/** Connects to the database of the product that runs in a data folder. */
export async function openDatabase(folder: string): Promise<Database> {
  const { url } = await shareDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: console.error },
  });
  const pool = new pg.Pool({ connectionString: url });

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await pool.query<Row>(text, values)).rows;
  }

  return {
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
    close: () => pool.end(),
  };
}
