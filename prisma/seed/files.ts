import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads the data files of the seeds. */
export interface SeedFiles {
  /** Reads a JSON file and validates it against its schema. */
  json<Value>(path: string, schema: { parse(value: unknown): Value }): Promise<Value>;
  text(path: string): Promise<string>;
}

/** Opens the data files. @param folder the folder with content/ and reference/ */
export function openSeedFiles(folder: string): SeedFiles {
  const text = (path: string) => readFile(join(folder, path), "utf8");
  return { text, json: async (path, schema) => schema.parse(JSON.parse(await text(path))) };
}
