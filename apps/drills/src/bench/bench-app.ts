import { join } from "node:path";
import { appOn } from "@site/api/testing/app-on";
import { connectDatabase, locateDatabase } from "@site/db";
import { applyMigrations } from "@site/db/migrate";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";

const SILENT = { info: () => undefined, error: console.error };
const PRISMA_FOLDER = join(import.meta.dirname, "../../../../prisma");

export type BenchApp = Awaited<ReturnType<typeof appOn>>;

/** Runs work on the application without a server, on an empty database of its own; deletes both afterwards. */
export async function withBenchApp(run: (app: BenchApp) => Promise<void>): Promise<void> {
  const folder = makeDataFolder();
  const database = await locateDatabase({ databaseUrl: undefined, dataDir: folder, log: SILENT });
  await applyMigrations(database.url, PRISMA_FOLDER);
  const db = connectDatabase(database.url, SILENT);
  const app = await appOn(db, {
    mail: { smtpUrl: undefined, folder: join(folder, "mail") },
    folder: join(folder, "files"),
  });
  try {
    await run(app);
  } finally {
    await Promise.all([app.views.close(), app.readers.close()]);
    await db.close();
    await database.stop();
    removeDataFolder(folder);
  }
}
