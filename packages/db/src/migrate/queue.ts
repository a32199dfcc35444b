import type pg from "pg";

/** The newest migration of the installed graphile-worker; its own test holds the number to the package. */
const NEWEST = 18;

/** Brings the tables of the job queue (schema graphile_worker) to the newest state; does nothing where they are there already. */
export async function migrateQueue(client: pg.ClientBase, url: string): Promise<void> {
  if ((await newestIn(client)) >= NEWEST) return;
  const { Logger, runMigrations } = await import("graphile-worker"); // heavy, and not needed at an ordinary start
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
}

/** 0 for a database without the queue. */
async function newestIn(client: pg.ClientBase): Promise<number> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('graphile_worker.migrations') IS NOT NULL AS found",
  );
  if (!tables[0]?.found) return 0;
  const { rows } = await client.query<{ newest: number | null }>(
    "SELECT max(id) AS newest FROM graphile_worker.migrations",
  );
  return rows[0]?.newest ?? 0;
}
