import { resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedServer } from "../embedded/server.ts";
import { applyMigrations } from "../migrate/apply.ts";
import { withDatabase } from "../migrate/create.ts";
import { makeDataFolder } from "./data-folder.ts";
import { openRunFolder } from "./run-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the test server; its database `template` is migrated and otherwise empty. */
    testServerUrl: string;
    testTemplate: string;
  }
}

/** Provides one PostgreSQL for the run: embedded in a temporary folder, or TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `hvy_template_${process.pid}`;
  const given = process.env.TEST_DATABASE_URL;
  const removeRunFolder = openRunFolder();
  const embedded = given
    ? undefined
    : await startEmbeddedServer(makeDataFolder(), { info: () => undefined, error: console.error });
  const serverUrl = given ?? (await embedded?.databaseUrl("postgres")) ?? "";
  if (embedded) await asAdmin(serverUrl, saveTime);
  await asAdmin(serverUrl, (client) => client.query(`CREATE DATABASE ${template}`));
  await applyMigrations(withDatabase(serverUrl, template), resolve(import.meta.dirname, "../../../../prisma"));
  project.provide("testServerUrl", serverUrl);
  project.provide("testTemplate", template);
  return async () => {
    if (given) await asAdmin(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
    await embedded?.stop();
    removeRunFolder();
  };
}

/**
 * Turns off fsync and the many hash rounds of passwords, which take a quarter of the time of each connection. Tests of
 * durability start their own servers.
 */
async function saveTime(client: pg.Client): Promise<void> {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query("SELECT pg_reload_conf()");
  await client.query("SET scram_iterations = 1");
  await client.query(`ALTER ROLE CURRENT_USER PASSWORD ${client.escapeLiteral(client.password ?? "")}`);
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client);
  await client.end();
}
