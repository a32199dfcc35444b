import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../client.ts";
import { withDatabase } from "../migrate/create.ts";
import type {} from "./global-setup.ts"; // declares the provided value
import { lendPrisma } from "./lent-prisma.ts";
import { afterTestFile } from "./test-file.ts";

export { afterTestFile };

/** Creates a migrated database for a test file and drops it afterwards. */
export async function createTestDatabase(): Promise<Database> {
  const url = await createTestDatabaseUrl();
  const database = connectDatabase(url, { info: () => undefined, error: () => undefined });
  const { pool, close } = database;
  afterTestFile(close);
  let prisma: Database["prisma"] | undefined;
  return {
    get prisma() {
      prisma ??= lendPrisma(pool);
      return prisma;
    },
    ...{ pool, url, close },
  };
}

/** Creates a database and returns its URL; with `template` false it has no migrations. */
export async function createTestDatabaseUrl({ template = true } = {}): Promise<string> {
  const name = `hvy_test_${randomBytes(6).toString("hex")}`;
  await query(
    template
      ? `CREATE DATABASE ${name} TEMPLATE ${inject("testTemplate")} STRATEGY FILE_COPY`
      : `CREATE DATABASE ${name}`,
  );
  afterTestFile(() => query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return withDatabase(inject("testServerUrl"), name);
}

/**
 * The connection that creates and drops databases. The files of a thread share it, because opening one takes longer
 * than most statements.
 */
let server: pg.Pool | undefined;

async function query(sql: string): Promise<void> {
  server ??= new pg.Pool({
    connectionString: inject("testServerUrl"),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await server.query(sql);
}
