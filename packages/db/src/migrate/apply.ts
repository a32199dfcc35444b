import pg from "pg";
import { appliedMigrations, migrationList, migrationNames } from "./history.ts";
import { migrateQueue } from "./queue.ts";

/** Any number; instances that start at once wait for one another at this advisory lock. */
const MIGRATION_LOCK = 7_310_422;

/** Thrown where a database has migrations this code does not know: an older version must not run on it. */
export class DatabaseIsNewerError extends Error {
  constructor(unknown: string[]) {
    super(`the database is newer than this version of the product (it has ${unknown.join(", ")}): start the newer version, or restore a backup`);
  }
}

/**
 * Brings a database, with the job queue in it, to the newest migration; does nothing where it is there already.
 * @param url a PostgreSQL address
 * @param prismaFolder the folder of schema.prisma, models/ and migrations/
 * @returns the names of the migrations applied now
 * @throws DatabaseIsNewerError
 */
export async function applyMigrations(url: string, prismaFolder: string): Promise<string[]> {
  const migrationsFolder = `${prismaFolder}/migrations`;
  const known = migrationNames(migrationsFolder);
  const client = new pg.Client({ connectionString: url, application_name: "migrations" });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    const unknown = applied.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new DatabaseIsNewerError(unknown);
    await migrateQueue(client, url);
    if (known.every((name) => applied.includes(name))) return [];
    const { noFilters, withSchemaEngine } = await import("./engine.ts"); // heavy, and not needed at an ordinary start
    const result = await withSchemaEngine(url, prismaFolder, (engine) => engine.applyMigrations({ migrationsList: migrationList(migrationsFolder), filters: noFilters }));
    return result.appliedMigrationNames;
  } finally {
    await client.end();
  }
}
