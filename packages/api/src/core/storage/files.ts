import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Log } from "@site/db";

/** Stores files under keys such as "avatars/4f0c.webp". */
export interface FileStore {
  /** Writes a file. @param content the whole file, or its pieces in order */
  put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Returns the file, or undefined if it does not exist. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Returns the keys in a folder that were written before a time. */
  listOlderThan(folder: string, moment: Date): AsyncIterable<string>;
  /** Returns the keys in a folder and in those below it. */
  list(folder: string): AsyncIterable<string>;
  /** Returns the public path of a file; only for keys under "public/". */
  getAddress(key: string): string;
}

/** Ending of a file that is being written; the daily clean-up removes leftovers of killed processes. */
const DRAFT = ".draft";

const KEY = /^[a-z0-9-]+(\/[\w-]+)*\/[\w-]+\.[a-z0-9]+$/;

/** Returns whether a text is a key; anything else could leave the store. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** Returns the public path of a file; only for keys under "public/". */
export function addressOfFile(key: string): string {
  return `/media/${key.replace(/^public\//, "")}`;
}

/** Creates a file store in a folder; several machines may share the folder. */
export function createFileStore(folder: string): FileStore {
  const getPath = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} names no file`);
    return resolve(join(folder, key));
  };
  return {
    async put(key, content) {
      await writeDurably(getPath(key), content);
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      return readFile(getPath(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    remove: (key) => rm(getPath(key), { force: true }),
    async *listOlderThan(name, moment) {
      const found = await opendir(join(folder, name)).catch(noFolder);
      for await (const entry of found) {
        const key = `${name}/${entry.name}`;
        if (entry.isFile() && isFileKey(key) && (await stat(getPath(key))).mtime < moment) yield key;
      }
    },
    async *list(name) {
      const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(noFolder);
      for (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (entry.isFile() && isFileKey(key) && !key.endsWith(DRAFT)) yield key;
      }
    },
    getAddress: addressOfFile,
  };
}

/**
 * Writes a file so that it exists whole or not at all, also after a power cut: its content is synced before it gets its
 * name, and the folder after.
 */
async function writeDurably(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, randomBytes(12).toString("hex") + DRAFT);
  try {
    await writeFile(draft, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (created) for (let each = folder; each !== dirname(created); each = dirname(each)) await syncFolder(dirname(each));
}

/** Writes the names in a folder to the disk, so that they survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes files that no record names any more. If the storage does not answer they are left to the daily clean-up,
 * which finds files without a record.
 */
export async function discardFiles(
  { files, log }: { files: FileStore; log: Log },
  keys: readonly string[],
): Promise<void> {
  try {
    for (const key of keys) await files.remove(key);
  } catch (error) {
    log.error(`unused files stay for the clean-up: ${error instanceof Error ? error.message : error}`);
  }
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
