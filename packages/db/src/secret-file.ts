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

/**
 * Returns the text of a secret file, creating it if it is missing, readable only by its owner. Creation is atomic and
 * synced to disk; of concurrent processes all read the first one's file.
 * @returns `isNew`: true if this call created the file
 */
export function readOrMakeSecretFile(file: string, make: () => string): { text: string; isNew: boolean } {
  const isNew = !existsSync(file) && writeNewFile(file, make());
  return { text: readFileSync(file, "utf8").trim(), isNew };
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
