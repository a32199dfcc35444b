import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

/** The names of the migration folders, oldest first. */
export function migrationNames(migrationsFolder: string): string[] {
  return readdirSync(migrationsFolder)
    .filter((name) => existsSync(join(migrationsFolder, name, "migration.sql")))
    .sort();
}

/** The migrations as the schema engine wants them. */
export function migrationList(migrationsFolder: string) {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(join(migrationsFolder, "migration_lock.toml"), "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames(migrationsFolder).map((name) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: readFileSync(join(migrationsFolder, name, "migration.sql"), "utf8") } },
    })),
  };
}

/** The names of the migrations a database has finished, oldest first; none for a database without history. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query<{ found: boolean }>("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found");
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>("SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name");
  return rows.map((row) => row.name);
}
