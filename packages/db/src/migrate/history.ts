import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** As Prisma makes it, so that its tools can read the history. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL,
  logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** "There is already …" and "there is no …": what a script meets in a database in which it has run before. */
const RUN_BEFORE_CODES = ["42P06", "42P07", "42701", "42723", "42710", "42P01", "42703", "42704", "42883"];

/** The names of the migration folders, oldest first. */
export function migrationNames(migrationsFolder: string): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => existsSync(join(migrationsFolder, name, "migration.sql")))
    .sort();
}

/** The names of the migrations a database has finished, oldest first; none for a database without history. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found",
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name",
  );
  return rows.map((row) => row.name);
}

/** Makes the table of the history where there is none. */
export async function createHistory(client: pg.ClientBase): Promise<void> {
  await client.query(TABLE);
}

/**
 * Runs one migration and notes it, in one transaction: its script must not contain what PostgreSQL refuses in one
 * (CREATE INDEX CONCURRENTLY, say).
 */
export async function runMigration(client: pg.ClientBase, migrationsFolder: string, name: string): Promise<void> {
  const script = readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8");
  const note = () => noteFinished(client, name, createHash("sha256").update(script).digest("hex"));
  try {
    await inTransaction(client, async () => {
      await client.query(script);
      await note();
    });
  } catch (error) {
    if (hasRunBefore(error) && (await wasInterrupted(client, name))) return inTransaction(client, note);
    throw new Error(`the migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/**
 * Earlier versions noted the beginning and the end of a migration apart from its script, which PostgreSQL takes whole or not
 * at all: where the end is missing and the script meets its own changes, it had run. A script that failed has logs.
 */
async function wasInterrupted(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND coalesce(logs, '') = ''",
    [name],
  );
  return rowCount !== 0;
}

/** Replaces what earlier versions noted of tries that did not finish. */
async function noteFinished(client: pg.ClientBase, name: string, checksum: string): Promise<void> {
  await client.query("DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL", [name]);
  await client.query(
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, clock_timestamp(), 1)",
    [randomUUID(), checksum, name],
  );
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined); // the first error tells more
    throw error;
  }
}

function hasRunBefore(error: unknown): boolean {
  return error instanceof Error && "code" in error && RUN_BEFORE_CODES.includes(String(error.code));
}
