import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../client.ts";
import { withDatabase } from "../migrate/create.ts";
import type {} from "./global-setup.ts"; // what it provides
import { afterTestFile } from "./test-file.ts";

export { afterTestFile };

/** A migrated database of its own for a test file, dropped when the file is done. */
export async function createTestDatabase(): Promise<Database> {
  const url = await createTestDatabaseUrl();
  const database = connectDatabase(url, { info: () => undefined, error: () => undefined });
  afterTestFile(() => database.close());
  return database;
}

/** The address of such a database; `template` false gives one without any migration. */
export async function createTestDatabaseUrl({ template = true } = {}): Promise<string> {
  const serverUrl = inject("testServerUrl");
  const name = `hvy_test_${randomBytes(6).toString("hex")}`;
  await query(
    serverUrl,
    template ? `CREATE DATABASE ${name} TEMPLATE ${inject("testTemplate")}` : `CREATE DATABASE ${name}`,
  );
  afterTestFile(() => query(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return withDatabase(serverUrl, name);
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
