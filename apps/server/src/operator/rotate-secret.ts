import { renameSync } from "node:fs";
import { createSecretBox, isSecretOf, rotateSecret } from "@site/api";
import { type Log, locateDatabase, OperatorError } from "@site/db";
import { applyMigrations } from "@site/db/migrate";
import type { Env } from "../start/env.ts";
import {
  finishRotation,
  getNextSecretFile,
  getSecretFile,
  MIN_LENGTH,
  readAppSecret,
  readNextSecret,
} from "../start/secret.ts";

/**
 * Seals everything in the database with a new secret. The product must be stopped. If it is killed halfway, either
 * nothing has changed, or the next start and the next rotation know the new secret.
 * @param newSecret NEW_APP_SECRET, for a secret that the operator keeps; otherwise one is generated and stored in
 * DATA_DIR
 * @returns one line for the operator
 * @throws OperatorError
 */
export async function runSecretRotation(
  env: Env,
  log: Log,
  prismaFolder: string,
  newSecret: string | undefined,
): Promise<string> {
  if (env.appSecret && (newSecret ?? "").length < MIN_LENGTH)
    throw new OperatorError(`set NEW_APP_SECRET to the new secret, ${MIN_LENGTH} characters or more`);
  if (!env.appSecret && newSecret)
    throw new OperatorError("NEW_APP_SECRET is for sites with APP_SECRET; this one generates its secret itself");
  const database = await locateDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  try {
    await applyMigrations(database.url, prismaFolder, {});
    await finishRotation(env, database.url);
    const former = readAppSecret(env.appSecret, env.dataDir).text;
    const next = newSecret ?? readNextSecret(env.dataDir);
    if (next === former) throw new OperatorError("the new secret is the present one");
    if (newSecret && (await isSecretOf(database.url, createSecretBox(newSecret))))
      return "the database has NEW_APP_SECRET already: start the product with it as APP_SECRET";
    const values = await rotateSecret(database.url, createSecretBox(former), createSecretBox(next));
    if (!newSecret) renameSync(getNextSecretFile(env.dataDir), getSecretFile(env.dataDir));
    const advice = newSecret ? "start the product with it as APP_SECRET" : `it is in ${getSecretFile(env.dataDir)}`;
    return `rotated: ${values} values have the new secret; ${advice}`;
  } finally {
    await database.stop();
  }
}
