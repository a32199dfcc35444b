import { startEmbeddedServer } from "./embedded/server.ts";
import type { Log } from "./log.ts";

/** Where the database is, and how to end what was started to have it. */
export interface LocatedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Uses the database of `databaseUrl`, or the embedded PostgreSQL in `dataDir` where there is none. */
export async function locateDatabase(options: { databaseUrl: string | undefined; dataDir: string; log: Log }): Promise<LocatedDatabase> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => undefined };
  const server = await startEmbeddedServer(options.dataDir, options.log);
  return { url: await server.databaseUrl("site"), stop: () => server.stop() };
}
