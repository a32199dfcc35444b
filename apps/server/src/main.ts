import { resolve } from "node:path";
import { DataFolderInUseError } from "@site/db";
import { DatabaseIsNewerError } from "@site/db/migrate";
import type { FastifyInstance } from "fastify";
import { buildServer } from "./app.ts";
import { startApp } from "./compose.ts";
import { openDocuments } from "./documents.ts";
import { EnvError, readEnv } from "./env.ts";
import { assertPortIsFree, StartError } from "./port.ts";

/** apps/server/src in development, apps/server/dist when built: both three folders below the root. */
const ROOT = resolve(import.meta.dirname, "../../..");
const FORCED_EXIT_MS = 25_000;

try {
  const stopped = stopSignal(); // heard from the first moment on: a start broken off would leave the database running
  const server = await start();
  await stopped;
  await server.close();
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof DataFolderInUseError || error instanceof DatabaseIsNewerError || error instanceof StartError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function start(): Promise<FastifyInstance> {
  const env = readEnv(process.env, ROOT);
  await assertPortIsFree(env.port, env.host);
  const documents = await openDocuments(ROOT, env.isDevelopment);
  const running = await startApp(env, { info: (message) => console.info(message), error: (message) => console.error(message) }, resolve(ROOT, "prisma"));
  const server = await buildServer(running.app, {
    pages: running.pages,
    documents,
    clientFolder: documents.clientFolder,
    trustProxy: env.trustProxy,
    limitsFactor: env.limitsFactor,
    metricsToken: env.metricsToken,
    logger: { level: env.logLevel },
  });
  server.addHook("onClose", () => running.close());
  await documents.attach(server);
  try {
    await server.listen({ port: env.port, host: env.host });
  } catch (error) {
    await server.close();
    throw error;
  }
  console.info(`ready at ${env.siteUrl}`);
  if (running.firstPassword) console.info(`first administrator: ${env.firstAdmin.username} / ${running.firstPassword} (shown once; change it after signing in at ${env.siteUrl}/admin)`);
  return server;
}

/** Resolves with the first signal to stop; whatever does not end in time is ended by force. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
        resolve();
      });
    }
  });
}
