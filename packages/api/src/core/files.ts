import { mkdir, opendir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";

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
  addressOf(key: string): string;
}

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
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`${key} names no file`);
    return resolve(join(folder, key));
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, content, { mode: 0o600 });
    },
    async get(key) {
      if (!isFileKey(key)) return undefined;
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *listOlderThan(name, moment) {
      const found = await opendir(join(folder, name)).catch(noFolder);
      for await (const entry of found) {
        const key = `${name}/${entry.name}`;
        if (entry.isFile() && isFileKey(key) && (await stat(pathOf(key))).mtime < moment) yield key;
      }
    },
    async *list(name) {
      const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(noFolder);
      for (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (entry.isFile() && isFileKey(key)) yield key;
      }
    },
    addressOf: addressOfFile,
  };
}

function noFolder(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
