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
 * Returns the text of a secret file, made where there is none, readable by its owner alone. A new file appears whole and on
 * disk, or not at all; of two processes that make it at once, both read the one that was first.
 * @returns `isNew`: this call made the file
 */
export function readOrMakeSecretFile(file: string, make: () => string): { text: string; isNew: boolean } {
  const isNew = !existsSync(file) && writeNewFile(file, make());
  return { text: readFileSync(file, "utf8").trim(), isNew };
}

/** False where another process made the file first. */
function writeNewFile(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  withFile(openSync(draft, "wx", 0o600), (descriptor) => writeSync(descriptor, text));
  try {
    linkSync(draft, file); // unlike a renaming, this never replaces a file
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
