import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** Prisma's history table, so that its tools can read it. */
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

/** Returns the names of the migration folders, oldest first. */
export function migrationNames(migrationsFolder: string): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => existsSync(join(migrationsFolder, name, "migration.sql")))
    .sort();
}

/** Returns the names of finished migrations, oldest first; empty without a history. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found",
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL
      AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map((row) => row.name);
}

/** Creates the history table if it is missing. */
export async function createHistory(client: pg.ClientBase): Promise<void> {
  await client.query(TABLE);
}

/**
 * Runs a migration and its history row in one transaction; the script must not contain statements that PostgreSQL
 * refuses there (such as CREATE INDEX CONCURRENTLY).
 */
export async function runMigration(client: pg.ClientBase, migrationsFolder: string, name: string): Promise<void> {
  const script = readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8");
  try {
    await inTransaction(client, async () => {
      await client.query(script);
      await recordFinished(client, name, createHash("sha256").update(script).digest("hex"));
    });
  } catch (error) {
    throw new Error(`the migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

async function recordFinished(client: pg.ClientBase, name: string, checksum: string): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES ($1, $2, $3, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined); // the first error is more useful
    throw error;
  }
}
