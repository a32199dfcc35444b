import { assertReachable } from "./connection.ts";
import { startEmbeddedServer } from "./embedded/server.ts";
import type { Log } from "./log.ts";
import type { OperatorError } from "./operator-error.ts";

/** Where the database is, and how to end what was started to have it. */
export interface LocatedDatabase {
  url: string;
  /** Resolves with the reason when the embedded server is lost for good. */
  failed: Promise<OperatorError>;
  stop(): Promise<void>;
  /** Tells the embedded server to end, without waiting: for a process that has to go at once. */
  abandon(): void;
}

/**
 * Uses the database of `databaseUrl`, or the embedded PostgreSQL in `dataDir` where there is none.
 * @throws OperatorError
 */
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
