import { join } from "node:path";
import type { Log } from "@site/db";
import type { OpenedDocuments } from "../documents/documents.ts";
import { createTraffic } from "../http/traffic.ts";
import { serve } from "../serve.ts";
import { startApp } from "../start/bootstrap.ts";
import type { Env } from "../start/env.ts";

/**
 * Starts the application and its HTTP server on a running database.
 * @param root the product's folder
 * @returns a function that stops both and cuts open connections
 */
export async function startApplication(
  env: Env,
  { documents, log, root }: { documents: OpenedDocuments; log: Log; root: string },
): Promise<() => Promise<void>> {
  const running = await startApp(env, log, join(root, "prisma"));
  const errors = { unhandledRejections: 0, uncaughtExceptions: 0 };
  const server = await serve(env, running, documents, { traffic: createTraffic(), errors });
  return async () => {
    running.streams.close();
    server.server.closeAllConnections();
    await Promise.all([server.close(), running.endJobs()]);
    await running.close();
  };
}
