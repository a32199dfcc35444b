import "./start/heap.ts";
import { resolve } from "node:path";
import { adminPaths } from "@site/contract/admin-paths";
import { OperatorError } from "@site/db";
import type { FastifyInstance } from "fastify";
import { openDocuments } from "./documents/documents.ts";
import { createTraffic } from "./http/traffic.ts";
import { serve } from "./serve.ts";
import { type RunningApp, startApp } from "./start/bootstrap.ts";
import { type Env, readEnv } from "./start/env.ts";
import { assertPortIsFree } from "./start/port.ts";
import { watchProcessErrors } from "./start/process-errors.ts";
import { closeInOrder, listenForStop, type StopCause } from "./start/stopping.ts";

/** The repository root: three folders above apps/server/src and apps/server/dist. */
const ROOT = resolve(import.meta.dirname, "../../..");
/** Supervisors usually kill after 30 s. The time counts from the end of the start, so that no migration is cut off. */
const FORCED_EXIT_MS = 28_000;

const log = { info: (message: string) => console.info(message), error: (message: string) => console.error(message) };
const traffic = createTraffic();
// Before everything else: an exit during the start would leave the database running.
const stopping = listenForStop(exitAtOnce);
const errors = watchProcessErrors(log, () => stopping.ask({ exitCode: 1, drains: true }));
let running: RunningApp | undefined;
let server: FastifyInstance | undefined;

try {
  const env = readEnv(process.env, ROOT);
  await start(env);
  const cause = await stopping.asked;
  await stop(cause, env);
  process.exit(cause.exitCode);
} catch (error) {
  if (stopping.signal.aborted && error instanceof Error && error.name === "AbortError")
    process.exit((await stopping.asked).exitCode);
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  await assertPortIsFree(env.port, env.host);
  const documents = await openDocuments(ROOT, env.isDevelopment);
  stopping.signal.throwIfAborted();
  running = await startApp(env, log, resolve(ROOT, "prisma"), stopping.signal);
  void running.failed.then((reason) => {
    log.error(`${reason.message}; stopping`);
    stopping.ask({ exitCode: 1, drains: false });
  });
  try {
    server = await serve(env, running, documents, { traffic, errors });
  } catch (error) {
    await running.close();
    throw error;
  }
  console.info(`ready at ${env.siteUrl} after ${process.uptime().toFixed(1)} s`);
  if (running.firstPassword)
    console.info(
      [
        `first administrator: ${env.firstAdmin.username} / ${running.firstPassword}`,
        `(shown once; change it after signing in at ${env.siteUrl}${adminPaths.home})`,
      ].join(" "),
    );
}

async function stop({ drains }: StopCause, env: Env): Promise<void> {
  setTimeout(exitAtOnce, FORCED_EXIT_MS).unref();
  running?.streams.close();
  await Promise.all([running?.endJobs(), endRequests(drains ? env.drainMs : 0)]);
  await running?.close();
}

async function endRequests(drainMs: number): Promise<void> {
  await traffic.stop(drainMs);
  await closeInOrder([{ name: "the HTTP server", limitMs: 2_000, close: async () => server?.close() }], log);
}

/** Exits without waiting; PostgreSQL finishes its shutdown by itself. */
function exitAtOnce(): void {
  running?.abandon();
  process.exit(1);
}
