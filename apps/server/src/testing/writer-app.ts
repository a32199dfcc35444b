import { join } from "node:path";
import type { Log } from "@site/db";
import { type RunningApp, startApp } from "../start/bootstrap.ts";
import { readEnv } from "../start/env.ts";

/**
 * Starts the application without HTTP on a data folder: database, migrations, seeds.
 * @param root the product's folder
 */
export function startWriterApp(root: string, dataDir: string, log: Log): Promise<RunningApp> {
  const env = readEnv({ DATA_DIR: dataDir, SEED_DEMO: "false", ADMIN_PASSWORD: "dogru-parola-42" }, root);
  return startApp(env, log, join(root, "prisma"));
}
