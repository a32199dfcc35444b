import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createSecretBox, isSecretOf } from "@site/api";
import { OperatorError, readOrMakeSecretFile } from "@site/db";
import type { Env } from "./env.ts";

export const MIN_LENGTH = 32;
const newSecret = () => randomBytes(32).toString("hex");

/** The application secret and where it is stored. */
export interface AppSecret {
  text: string;
  source: string;
}

/** Returns the path of the generated secret. */
export function getSecretFile(dataDir: string): string {
  return join(dataDir, "app-secret");
}

/**
 * Returns APP_SECRET, or a generated secret stored in the data folder, readable by its owner only.
 * @throws OperatorError if the file holds no valid secret
 */
export function readAppSecret(given: string | undefined, dataDir: string): AppSecret {
  if (given) return { text: given, source: "APP_SECRET" };
  const file = getSecretFile(dataDir);
  const { text } = readOrMakeSecretFile(file, newSecret);
  if (text.length < MIN_LENGTH)
    throw new OperatorError(
      `${file} is empty or cut short: restore it from a backup, or set APP_SECRET to what it held`,
    );
  return { text, source: file };
}

/** Returns the path of the secret that a rotation stores before it changes the database. */
export function getNextSecretFile(dataDir: string): string {
  return `${getSecretFile(dataDir)}.next`;
}

/**
 * Creates the new secret of a rotation, or reads that of one that was cut off; it is on the disk before the database
 * has it.
 */
export function readNextSecret(dataDir: string): string {
  return readOrMakeSecretFile(getNextSecretFile(dataDir), newSecret).text;
}

/**
 * Ends a rotation that was cut off: the new secret replaces the old one if the database has it, and is deleted
 * otherwise.
 */
export async function finishRotation({ appSecret, dataDir }: Pick<Env, "appSecret" | "dataDir">, url: string) {
  const file = getNextSecretFile(dataDir);
  if (appSecret || !existsSync(file)) return;
  const secrets = createSecretBox(readFileSync(file, "utf8").trim());
  if (await isSecretOf(url, secrets)) renameSync(file, getSecretFile(dataDir));
  else rmSync(file);
}
