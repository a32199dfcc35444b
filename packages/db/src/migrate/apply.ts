import { takeAdvisoryLock } from "../advisory-lock.ts";
import { openConnection } from "../connection.ts";
import { OperatorError } from "../operator-error.ts";
import { appliedMigrations, createHistory, migrationNames, runMigration } from "./history.ts";
import { migrateQueue } from "./queue.ts";

/** Any number; instances that start at once wait for one another at this advisory lock. */
const MIGRATION_LOCK = 7_310_422;

/** Thrown where a database has migrations this code does not know: an older version must not run on it. */
export class DatabaseIsNewerError extends OperatorError {
  constructor(unknown: string[]) {
    super(
      `the database is newer than this version of the product (it has ${unknown.join(", ")}): start the newer version, or restore a backup`,
    );
  }
}

/**
 * Brings a database, with the job queue in it, to the newest migration; does nothing where it is there already. Each migration
 * and its row in the history are one transaction: a process that is killed leaves a whole number of them.
 * @param url a PostgreSQL address
 * @param prismaFolder the folder of schema.prisma, models/ and migrations/
 * @param signal stops between two migrations, or while another instance migrates
 * @returns the names of the migrations applied now
 * @throws DatabaseIsNewerError
 */
export async function applyMigrations(url: string, prismaFolder: string, signal?: AbortSignal): Promise<string[]> {
  const migrationsFolder = `${prismaFolder}/migrations`;
  const known = migrationNames(migrationsFolder);
  const client = await openConnection(url, "migrations");
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0"); // a migration takes as long as it takes, whatever the role's settings
    await takeAdvisoryLock(client, MIGRATION_LOCK, signal);
    const applied = await appliedMigrations(client);
    const unknown = applied.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new DatabaseIsNewerError(unknown);
    await migrateQueue(client, url);
    const missing = known.filter((name) => !applied.includes(name));
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
