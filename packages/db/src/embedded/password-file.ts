import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readOrMakeSecretFile, readSecretFile } from "../secret-file.ts";

/** Returns the password file of the cluster's role. */
export function getPasswordFile(dataDir: string): string {
  return join(dataDir, "postgres-password");
}

/** Returns whether a database was created in a data folder, even if incompletely: its password is written first. */
export function hasDatabaseIn(dataDir: string): boolean {
  return existsSync(getPasswordFile(dataDir));
}

/**
 * Reads or creates the password. Of concurrent processes one writes it, and all read the same. An empty file counts as
 * missing.
 */
export function readOrMakePassword(file: string): { text: string; isNew: boolean } {
  if (existsSync(file) && readSecretFile(file) === "") rmSync(file);
  return readOrMakeSecretFile(file, () => randomBytes(24).toString("hex"));
}
