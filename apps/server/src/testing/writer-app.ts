import { resolve } from "node:path";
import type { Log } from "@site/db";
import { type RunningApp, startApp } from "../bootstrap.ts";
import { readEnv } from "../env.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");

/** Starts the application without HTTP on a data folder: database, migrations, seeds. */
export function startWriterApp(dataDir: string, log: Log): Promise<RunningApp> {
  return startApp(
    readEnv({ DATA_DIR: dataDir, SEED_DEMO: "false", ADMIN_PASSWORD: "dogru-parola-42" }, ROOT),
    log,
    resolve(ROOT, "prisma"),
  );
}
