import { assertReachable } from "./connection.ts";
import { startEmbeddedServer } from "./embedded/server.ts";
import type { Log } from "./log.ts";
import type { OperatorError } from "./operator-error.ts";

/** The database URL and how to stop a server started for it. */
export interface LocatedDatabase {
  url: string;
  /** Resolves with the reason if the embedded server is lost. */
  failed: Promise<OperatorError>;
  stop(): Promise<void>;
  /** Signals the embedded server to stop without waiting, for a process that must exit. */
  abandon(): void;
}

/** Returns the database of `databaseUrl`, or the embedded PostgreSQL in `dataDir`. @throws OperatorError */
export async function locateDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}): Promise<LocatedDatabase> {
  if (options.databaseUrl) {
    await assertReachable(options.databaseUrl);
    return {
      url: options.databaseUrl,
      failed: new Promise(() => undefined),
      stop: async () => undefined,
      abandon: () => undefined,
    };
  }
  const server = await startEmbeddedServer(options.dataDir, options.log);
  return {
    url: await server.databaseUrl("site"),
    failed: server.failed,
    stop: () => server.stop(),
    abandon: () => server.abandon(),
  };
}
