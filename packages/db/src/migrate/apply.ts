import type pg from "pg";
import { takeAdvisoryLock } from "../advisory-lock.ts";
import { openConnection } from "../connection.ts";
import { OperatorError } from "../operator-error.ts";
import { appliedMigrations, createHistory, migrationNames, runMigration } from "./history.ts";

/** The newest migration of the installed graphile-worker; a test compares it with the package. */
const NEWEST = 18;

/** Migrates the job queue's schema (graphile_worker), if needed. */
async function migrateQueue(client: pg.ClientBase, url: string): Promise<void> {
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

export { migrationNames };

/** Advisory lock that lets one of several starting instances migrate at a time. */
const MIGRATION_LOCK = 7_310_422;

/** Thrown if the database has unknown migrations, because an older version must not use it. */
export class DatabaseIsNewerError extends OperatorError {
  constructor(unknown: string[]) {
    super(
      `the database is newer than this version of the product (it has ${unknown.join(", ")}): start the newer ` +
        "version, or restore a backup",
    );
  }
}

/**
 * Applies all missing migrations, including the job queue's. Each migration commits together with its history row, so
 * that a killed process leaves complete migrations only.
 * @param url a PostgreSQL URL
 * @param prismaFolder the folder of schema.prisma, models/ and migrations/
 * @param signal stops between two migrations, or while another instance migrates
 * @param only applies no other migrations than these
 * @returns the names of the applied migrations
 * @throws DatabaseIsNewerError
 */
export async function applyMigrations(
  url: string,
  prismaFolder: string,
  { signal, only }: { signal?: AbortSignal | undefined; only?: string[] } = {},
): Promise<string[]> {
  const migrationsFolder = `${prismaFolder}/migrations`;
  const known = migrationNames(migrationsFolder);
  const wanted = only ?? known;
  const client = await openConnection(url, "migrations");
  try {
    // migrations have no time limit, whatever the role's settings
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await takeAdvisoryLock(client, MIGRATION_LOCK, signal);
    const applied = await appliedMigrations(client);
    const unknown = [...new Set([...applied, ...wanted])].filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new DatabaseIsNewerError(unknown);
    await migrateQueue(client, url);
    const missing = wanted.filter((name) => !applied.includes(name));
    if (missing.length > 0) await createHistory(client);
    for (const name of missing) {
      signal?.throwIfAborted();
      await runMigration(client, migrationsFolder, name);
    }
    return missing;
  } finally {
    await client.end();
  }
}
