import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { OperatorError } from "./operator-error.ts";

/**
 * Returns the text of a secret file, creating it if it is missing, readable only by its owner. Creation is atomic and
 * synced to disk; of concurrent processes all read the first one's file.
 * @returns `isNew`: true if this call created the file
 * @throws OperatorError if it is a folder, cannot be read or cannot be written
 */
export function readOrMakeSecretFile(file: string, make: () => string): { text: string; isNew: boolean } {
  try {
    const isNew = !existsSync(file) && writeNewFile(file, make());
    return { text: readSecretFile(file), isNew };
  } catch (error) {
    throw explainSecretError(error, file);
  }
}

/** Returns the text of a secret file. @throws OperatorError if it is a folder or cannot be read */
export function readSecretFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw explainSecretError(error, file);
  }
}

/** Converts an error of the file system to an operator error; returns others unchanged. */
function explainSecretError(error: unknown, file: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return error;
  if (code === "ENOSPC" || code === "EDQUOT") return new OperatorError(`the disk of ${file} is full: make room on it`);
  if (code === "EISDIR")
    return new OperatorError(`${file} is a folder: restore the file from a backup, or remove the folder`);
  return new OperatorError(
    `${file} cannot be used (${code}): it must be a file that only this user can read and write`,
  );
}

/** Creates the file. @returns false if a concurrent process was first */
function writeNewFile(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  withFile(openSync(draft, "wx", 0o600), (descriptor) => writeSync(descriptor, text));
  try {
    linkSync(draft, file); // unlike rename, link never replaces a file
  } catch (error) {
    if (!existsSync(file)) throw error;
    return false;
  } finally {
    unlinkSync(draft);
  }
  withFile(openSync(dirname(file), "r"), () => undefined);
  return true;
}

function withFile(descriptor: number, work: (descriptor: number) => unknown): void {
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
