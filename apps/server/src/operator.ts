import { resolve } from "node:path";
import { OperatorError } from "@site/db";
import { runBackup, runRestore } from "./operator/backup.ts";
import { runFactorReset, runPasswordReset } from "./operator/lost-access.ts";
import { runSecretRotation } from "./operator/rotate-secret.ts";
import { type Env, readEnv } from "./start/env.ts";

/**
 * Commands of the operator, which print one line each: `backup [FILE]`, `restore FILE`, `rotate-secret`,
 * `admin reset-factor NAME` and `admin reset-password NAME`.
 */
const [command, file, name] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "../../..");
const log = { info: console.info, error: console.error };

try {
  const env = readEnv(process.env, root);
  const result = await run(env);
  if (result) console.info(result);
  else {
    console.error(
      "usage: npm run backup [-- FILE] | npm run restore -- FILE | npm run rotate-secret | " +
        "npm run admin -- reset-factor|reset-password NAME",
    );
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}

async function run(env: Env): Promise<string | undefined> {
  if (command === "backup") return runBackup(env, log, file);
  if (command === "restore" && file) return runRestore(env, log, resolve(root, "prisma"), file);
  if (command === "rotate-secret") return runSecretRotation(env, log, resolve(root, "prisma"), env.newAppSecret);
  if (command === "admin" && file === "reset-factor" && name) return runFactorReset(env, log, name);
  if (command === "admin" && file === "reset-password" && name) return runPasswordReset(env, log, name);
  return undefined;
}
