import { z } from "zod";
import { isFileKey } from "../../core/storage/files.ts";

export const MANIFEST_VERSION = 1;

/** Names of the files in an archive. */
export const archiveNames = {
  manifest: "manifest.json",
  sequences: "database/sequences.json",
  jobs: "database/jobs.json",
  secret: "app-secret",
  table: (name: string) => `database/tables/${name}.copy`,
  file: (key: string) => `files/${key}`,
};

const NAME = /^(manifest\.json|app-secret|database\/(sequences|jobs)\.json|database\/tables\/\w+\.copy)$/;

/** Returns whether a file of this name belongs into an archive; no such name leads out of a folder. */
export function isArchiveName(name: string): boolean {
  const prefix = archiveNames.file("");
  return name.startsWith(prefix) ? isFileKey(name.slice(prefix.length)) : NAME.test(name);
}

/** Returns whether a file of an archive is read as a whole; tables and files are streamed. */
export function isList(name: string): boolean {
  return !name.startsWith("database/tables/") && !name.startsWith(archiveNames.file(""));
}

/** The list of an archive's contents. It stands last in the archive. */
export const manifest = z.strictObject({
  version: z.literal(MANIFEST_VERSION),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()) })),
  files: z.array(z.strictObject({ name: z.string().refine(isArchiveName), bytes: z.int(), sha256: z.hash("sha256") })),
});

export const sequences = z.array(z.strictObject({ name: z.string(), value: z.string().nullable() }));

export const jobs = z.array(
  z.strictObject({
    task: z.string(),
    payload: z.unknown(),
    runAt: z.string(),
    key: z.string().nullable(),
    priority: z.int(),
    maxAttempts: z.int(),
  }),
);

export type Manifest = z.output<typeof manifest>;

/** Returns how many uploaded and generated files an archive has, besides the tables. */
export function countStoredFiles({ files }: Pick<Manifest, "files">): number {
  return files.filter(({ name }) => name.startsWith(archiveNames.file(""))).length;
}
