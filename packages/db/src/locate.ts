import { assertReachable } from "./connection.ts";
import { DataFolderInUseError, runningServerUrl, startEmbeddedServer } from "./embedded/server.ts";
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

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}

const DATABASE = "site";

/** Returns the database of `databaseUrl`, or the embedded PostgreSQL in `dataDir`. @throws OperatorError */
export async function locateDatabase(options: Place): Promise<LocatedDatabase> {
  if (options.databaseUrl) {
    await assertReachable(options.databaseUrl);
    return runElsewhere(options.databaseUrl);
  }
  const server = await startEmbeddedServer(options.dataDir, options.log);
  return {
    url: await server.databaseUrl(DATABASE),
    failed: server.failed,
    stop: () => server.stop(),
    abandon: () => server.abandon(),
  };
}

/** Returns the database like `locateDatabase`, also while a running product owns the embedded one. */
export async function shareDatabase(options: Place): Promise<LocatedDatabase> {
  try {
    return await locateDatabase(options);
  } catch (error) {
    const url = error instanceof DataFolderInUseError ? runningServerUrl(options.dataDir, DATABASE) : undefined;
    if (!url) throw error;
    return runElsewhere(url);
  }
}

/** A database that this process neither starts nor stops. */
function runElsewhere(url: string): LocatedDatabase {
  return { url, failed: new Promise(() => undefined), stop: async () => undefined, abandon: () => undefined };
}
