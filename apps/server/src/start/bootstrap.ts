import { randomBytes } from "node:crypto";
import {
  type App,
  checkSecret,
  createFirstAdmin,
  removeLeftovers,
  startJobWorker,
  startPublicationClock,
} from "@site/api";
import {
  assertNoUnfinishedRestore,
  connectDatabase,
  type LocatedDatabase,
  type Log,
  locateDatabase,
  type OperatorError,
} from "@site/db";
import { applyMigrations } from "@site/db/migrate";
import { seed } from "../../../../prisma/seed/index.ts";
import { type AdminStreams, createAdminStreams } from "../events/admin-streams.ts";
import { listenToDatabase } from "../events/database-listener.ts";
import { assertNoMarkedFolder } from "../operator/restore-mark.ts";
import { createPageCache, type PageCache } from "../page-cache/page-cache.ts";
import { purgeChannel } from "../page-cache/purge-channel.ts";
import { composeApp } from "./compose-app.ts";
import type { Env } from "./env.ts";
import { finishRotation, readAppSecret } from "./secret.ts";
import { type ClosingStep, closeInOrder } from "./stopping.ts";

/** The running application with its database, before any HTTP server listens. */
export interface RunningApp {
  app: App;
  pages: PageCache;
  /** Event streams; they must be ended before the HTTP server. */
  streams: AdminStreams;
  /** The first administrator's generated password, to be shown once. */
  firstPassword: string | undefined;
  /** Resolves with the cause when the embedded database cannot be restarted. */
  failed: Promise<OperatorError>;
  /** Finishes the running job and starts no further ones; requests are still answered. */
  endJobs(): Promise<void>;
  /** Stops all parts in order; a part that fails or times out is logged and skipped. */
  close(): Promise<void>;
  /** Signals the embedded database to stop, without waiting for it. */
  abandon(): void;
}

/**
 * Opens the database, applies migrations, seeds a new database and starts the background work. It refuses a folder or
 * database whose restore was cut off.
 * @param signal aborts the start between two steps
 */
export async function startApp(env: Env, log: Log, prismaFolder: string, signal?: AbortSignal): Promise<RunningApp> {
  assertNoMarkedFolder(env.dataDir);
  const located = await locateDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  try {
    await assertNoUnfinishedRestore(located.url);
    const leftovers = await removeLeftovers(env.dataDir);
    if (leftovers > 0) log.info(`removed ${leftovers} leftovers of backups and restores that were cut off`);
    await applyMigrations(located.url, prismaFolder, { signal });
    signal?.throwIfAborted();
    return await startOn(located, env, log, prismaFolder, signal);
  } catch (error) {
    await located.stop();
    throw error;
  }
}

async function startOn(
  located: LocatedDatabase,
  env: Env,
  log: Log,
  prismaFolder: string,
  signal: AbortSignal | undefined,
): Promise<RunningApp> {
  await finishRotation(env, located.url);
  const secret = readAppSecret(env.appSecret, env.dataDir);
  const db = connectDatabase(located.url, log);
  try {
    const pages = createPageCache(env.pageCacheMebibytes);
    const app = await composeApp({ db, log, pages, env, secret: secret.text, prismaFolder });
    await checkSecret(app, secret.source);
    await seed(app, { folder: `${prismaFolder}/seed`, demo: env.seedsDemo, signal });
    signal?.throwIfAborted();
    const firstPassword = await seedFirstAdmin(app, env.firstAdmin);
    const streams = createAdminStreams(app);
    const stopListening = await listenToDatabase(app, [purgeChannel(pages), streams.channel], signal);
    const stopClock = startPublicationClock(app);
    const worker = startJobWorker(app);
    const ending = prepareEnd(app, worker, [
      { name: "the publication clock", limitMs: 2_000, close: stopClock },
      { name: "listening to the database", limitMs: 2_000, close: stopListening },
    ]);
    return {
      app,
      pages,
      streams,
      firstPassword,
      failed: located.failed,
      endJobs: ending.endJobs,
      async close() {
        await ending.endParts();
        const connections = { name: "database connections", limitMs: 2_000, close: () => db.close() };
        await closeInOrder([connections, { name: "the database", limitMs: 12_000, close: () => located.stop() }], log);
      },
      abandon: () => located.abandon(),
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Returns how to end the parts that need the database: the jobs, which may end before the others, and then all. */
function prepareEnd({ log, views, readers }: App, worker: { stop(): Promise<void> }, parts: ClosingStep[]) {
  const jobs = { name: "background jobs", limitMs: 8_000, close: () => worker.stop() };
  let endingJobs: Promise<void> | undefined;
  const endJobs = () => {
    endingJobs ??= closeInOrder([jobs], log);
    return endingJobs;
  };
  const counting = { name: "view counts", limitMs: 2_000, close: () => views.close() };
  const reading = { name: "reader statistics", limitMs: 2_000, close: () => readers.close() };
  const endParts = () =>
    Promise.all([endJobs(), ...[...parts, counting, reading].map((part) => closeInOrder([part], log))]);
  return { endJobs, endParts };
}

async function seedFirstAdmin(app: App, { username, email, password }: Env["firstAdmin"]): Promise<string | undefined> {
  const generated = randomBytes(12).toString("base64url");
  const isMade = await createFirstAdmin(app, { username, email, password: password ?? generated });
  return isMade && !password ? generated : undefined;
}
