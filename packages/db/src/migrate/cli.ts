import { join, resolve } from "node:path";
import { startEmbeddedServer } from "../embedded/server.ts";
import { locateDatabase } from "../locate.ts";
import { OperatorError } from "../operator-error.ts";
import { makeDataFolder, removeDataFolder } from "../testing/data-folder.ts";
import { applyMigrations } from "./apply.ts";
import { createMigration } from "./create.ts";

/** `migrate` applies the migrations; `create-migration NAME` writes a new one. */
const [command, name] = process.argv.slice(2);
const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");

try {
  await run();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

async function run(): Promise<void> {
  if (command === "migrate") await migrate();
  else if (command === "create-migration" && name && /^[a-z0-9_]+$/.test(name)) await create(name);
  else {
    console.error("usage: npm run db:migrate | npm run db:create-migration -- name_in_snake_case");
    process.exitCode = 2;
  }
}

async function migrate(): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR ?? join(prismaFolder, "../.data"));
  const database = await locateDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, log: console });
  try {
    const applied = await applyMigrations(database.url, prismaFolder);
    console.info(applied.length > 0 ? `applied: ${applied.join(", ")}` : "the database is up to date");
  } finally {
    await database.stop();
  }
}

async function create(migrationName: string): Promise<void> {
  const folder = makeDataFolder();
  const server = await startEmbeddedServer(folder, console);
  const made = await createMigration(await server.databaseUrl("postgres"), prismaFolder, migrationName);
  console.info(
    made
      ? `written: prisma/migrations/${made}/migration.sql (read it, then run npm test)`
      : "the migrations already produce the datamodel",
  );
  await server.stop();
  removeDataFolder(folder);
}
