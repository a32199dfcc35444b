import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";

/** Where uploaded and generated files are kept. A key is a path of plain words: "avatars/4f0c.webp". */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** The path of this site at which anybody who knows it reads the file; of "public/" keys only. */
  addressOf(key: string): string;
}

const KEY = /^[a-z0-9-]+(\/[\w-]+)*\/[\w-]+\.[a-z0-9]+$/;

/** Keeps files in a folder; instances on several machines share it. */
export function createFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`${key} names no file`);
    return resolve(join(folder, key));
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
    },
    async get(key) {
      if (!KEY.test(key)) return undefined;
      return readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    addressOf: (key) => `/media/${key.replace(/^public\//, "")}`,
  };
}
