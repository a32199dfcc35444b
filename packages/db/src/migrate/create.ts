import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { applyMigrations } from "./apply.ts";
import { noFilters, readDatamodel, withSchemaEngine } from "./engine.ts";
import { migrationNames } from "./history.ts";

/**
 * Writes a migration folder with the difference between migrations and datamodel.
 * @param serverUrl a PostgreSQL whose role may create databases; a temporary one is created and dropped
 * @returns the folder's name, which sorts after all others; undefined without a difference
 */
export async function createMigration(
  serverUrl: string,
  prismaFolder: string,
  name: string,
): Promise<string | undefined> {
  const scratch = `migration_${Date.now()}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${scratch}`);
    const url = withDatabase(serverUrl, scratch);
    await applyMigrations(url, prismaFolder);
    const script = await differenceToDatamodel(url, prismaFolder);
    if (script === "") return undefined;
    const folder = `${nextStamp(prismaFolder)}_${name}`;
    mkdirSync(join(prismaFolder, "migrations", folder));
    writeFileSync(join(prismaFolder, "migrations", folder, "migration.sql"), script);
    return folder;
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
    await admin.end();
  }
}

/** Returns the present time, or a later one than the newest migration's: they run in the order of their names. */
function nextStamp(prismaFolder: string): string {
  const newest = Number(migrationNames(join(prismaFolder, "migrations")).at(-1)?.slice(0, 14) ?? 0);
  const now = Number(new Date().toISOString().replace(/\D/g, "").slice(0, 14));
  return String(Math.max(now, newest + 1));
}

/** Returns the server's URL with another database. */
export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Returns the SQL that turns a database into the datamodel; "" if they are equal. Check constraints, generated
 * expressions, partial indexes and functions are not part of the datamodel and not compared.
 * @param url a PostgreSQL URL
 * @param prismaFolder the folder of schema.prisma and models/
 */
export async function differenceToDatamodel(url: string, prismaFolder: string): Promise<string> {
  const files = readDatamodel(prismaFolder).map(([path, content]) => ({ path, content }));
  return withSchemaEngine(url, prismaFolder, async (engine) => {
    const result = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: prismaFolder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    const script = result.stdout ?? "";
    return script.includes("-- This is an empty migration.") ? "" : script;
  });
}
