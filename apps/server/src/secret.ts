import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { OperatorError, readOrMakeSecretFile } from "@site/db";

const MIN_LENGTH = 32;

/** The application secret and where it is stored. */
export interface AppSecret {
  text: string;
  source: string;
}

/** Returns the path of the generated secret. */
export function secretFileOf(dataDir: string): string {
  return join(dataDir, "app-secret");
}

/**
 * Returns APP_SECRET, or a generated secret stored in the data folder, readable by its owner only.
 * @throws OperatorError if the file holds no valid secret
 */
export function readAppSecret(given: string | undefined, dataDir: string): AppSecret {
  if (given) return { text: given, source: "APP_SECRET" };
  const file = secretFileOf(dataDir);
  const { text } = readOrMakeSecretFile(file, () => randomBytes(32).toString("hex"));
  if (text.length < MIN_LENGTH)
    throw new OperatorError(
      `${file} is empty or cut short: restore it from a backup, or set APP_SECRET to what it held`,
    );
  return { text, source: file };
}
