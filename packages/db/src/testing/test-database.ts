import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../client.ts";
import { withDatabase } from "../migrate/create.ts";
import type {} from "./global-setup.ts"; // declares the provided value
import { afterTestFile } from "./test-file.ts";

export { afterTestFile };

/** Creates a migrated database for a test file and drops it afterwards. */
export async function createTestDatabase(): Promise<Database> {
  const url = await createTestDatabaseUrl();
  const database = connectDatabase(url, { info: () => undefined, error: () => undefined });
  afterTestFile(() => database.close());
  return database;
}

/** Creates a database and returns its URL; with `template` false it has no migrations. */
export async function createTestDatabaseUrl({ template = true } = {}): Promise<string> {
  const serverUrl = inject("testServerUrl");
  const name = `hvy_test_${randomBytes(6).toString("hex")}`;
  await query(
    serverUrl,
    template
      ? `CREATE DATABASE ${name} TEMPLATE ${inject("testTemplate")} STRATEGY FILE_COPY`
      : `CREATE DATABASE ${name}`,
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
