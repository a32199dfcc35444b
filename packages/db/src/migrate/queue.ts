import type pg from "pg";

/** The newest migration of the installed graphile-worker; a test compares it with the package. */
const NEWEST = 18;

/** Migrates the job queue's schema (graphile_worker), if needed. */
export async function migrateQueue(client: pg.ClientBase, url: string): Promise<void> {
  if ((await newestIn(client)) >= NEWEST) return;
  // imported on use: it is large, and most starts do not need it
  const { Logger, runMigrations } = await import("graphile-worker");
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => undefined) });
}

/** Returns the newest queue migration; 0 without the queue. */
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
