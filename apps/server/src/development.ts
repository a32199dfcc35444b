import { resolve } from "node:path";
import { locateDatabase } from "@site/db";
import { createServer } from "vite";
import { openDocuments } from "./documents/documents.ts";
import { readEnv } from "./start/env.ts";
import { assertPortIsFree } from "./start/port.ts";
import { listenForStop } from "./start/stopping.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const log = { info: (message: string) => console.info(message), error: (message: string) => console.error(message) };

/**
 * `npm run dev`: PostgreSQL and the clients' development servers keep running. After a change of the application's
 * sources the changed modules are loaded again, and the application starts on the same database.
 */
const stopping = listenForStop(() => process.exit(1));
const given = readEnv(process.env, ROOT);
await assertPortIsFree(given.port, given.host);
const database = await locateDatabase({ ...given, log });
const env = { ...given, databaseUrl: database.url };
const documents = await openDocuments(ROOT, true);
const sources = await createServer({
  root: resolve(ROOT, "apps/server"),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

let stopApplication: (() => Promise<void>) | undefined;
let restarting = start();

sources.watcher.on("all", (_, file) => {
  if (!sources.moduleGraph.getModulesByFile(file)) return;
  restarting = restarting.then(restart);
});

await stopping.asked;
await restarting;
await stopApplication?.();
await database.stop();
process.exit(0);

/** Starts the application. An error in its sources is printed, and the next change tries again. */
async function start(): Promise<void> {
  try {
    const { startApplication } = (await sources.ssrLoadModule(
      "/src/development/application.ts",
    )) as typeof import("./development/application.ts");
    stopApplication = await startApplication(env, { documents, log, root: ROOT });
    console.info(`ready at ${env.siteUrl}`);
  } catch (error) {
    console.error(error);
  }
}

async function restart(): Promise<void> {
  if (stopping.signal.aborted) return;
  const begun = performance.now();
  await stopApplication?.();
  stopApplication = undefined;
  await start();
  documents.reload();
  console.info(`started again in ${Math.round(performance.now() - begun)} ms`);
}
