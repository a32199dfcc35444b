import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { Readable } from "node:stream";
import { assertNoUnfinishedRestore, OperatorError } from "@site/db";
import { afterTestFile, createTestDatabaseUrl } from "@site/db/testing";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { beforeAll, describe, expect, it } from "vitest";
import { createFileStore } from "../../core/storage/files.ts";
import { createTestApp } from "../../testing/index.ts";
import { type ArchiveEntry, archiveLimits, extractArchive, writeArchive } from "./archive.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-service.ts";
import { createBackup } from "./service.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../../prisma");

/** The extracted files of a whole backup. */
let whole: string;
/** An empty database; nothing that is refused writes into it. */
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabaseUrl({ template: false });
  const app = await createTestApp();
  await app.files.put("library/kapak.jpg", Buffer.from("picture"));
  const path = join(newFolder(), "site.tar.gz");
  await createBackup({ databaseUrl: app.db.url, files: app.files, secret: "a secret of 32 characters or more" }, path);
  whole = newFolder();
  await extractArchive(path, whole);
});

function newFolder(): string {
  const folder = makeDataFolder();
  afterTestFile(async () => removeDataFolder(folder));
  return folder;
}

/** Writes an archive with a right digest at its end, as anybody can. */
async function forge(entries: Iterable<ArchiveEntry>): Promise<string> {
  const path = join(newFolder(), "forged.tar.gz");
  await writeArchive(path, Readable.from(entries));
  return path;
}

const entry = (name: string, content: Uint8Array | string): ArchiveEntry => ({
  name,
  bytes: Buffer.byteLength(content),
  content: Buffer.from(content),
});

/** A backup whose files are changed, with a manifest that fits them. */
async function changed(change: (files: Map<string, string>, list: Manifest) => void): Promise<string> {
  const files = new Map<string, string>();
  for (const each of readdirSync(whole, { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name);
    if (each.isFile()) files.set(relative(whole, path), readFileSync(path, "utf8"));
  }
  const list: Manifest = JSON.parse(files.get("manifest.json") ?? "");
  files.delete("manifest.json");
  change(files, list);
  list.files = [...files].map(([name, text]) => ({
    name,
    bytes: Buffer.byteLength(text),
    sha256: createHash("sha256").update(text).digest("hex"),
  }));
  const manifest = files.get("manifest.json") ?? JSON.stringify(list);
  files.delete("manifest.json");
  return forge([...[...files].map(([name, text]) => entry(name, text)), entry("manifest.json", manifest)]);
}

/** Restores into the empty database. @returns the stored files and secrets, and the error */
async function restore(path: string) {
  const folder = newFolder();
  const secrets: string[] = [];
  const target = {
    databaseUrl,
    prismaFolder,
    files: createFileStore(folder),
    storeSecret: (s: string) => secrets.push(s),
  };
  const error = await restoreBackup(path, target).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, kept: readdirSync(folder), secrets };
}

async function expectUntouched(path: string, message: string | RegExp): Promise<void> {
  const { error, kept, secrets } = await restore(path);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toHaveProperty("message", expect.stringMatching(message));
  expect({ kept, secrets }).toEqual({ kept: [], secrets: [] });
  await assertNoUnfinishedRestore(databaseUrl);
}

describe("an archive whose digest is right", () => {
  it("but whose files are larger than an archive of its size can hold is refused early", async () => {
    const bytes = archiveLimits.smallBytes + 65_536;
    const zeros = function* () {
      for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(65_536);
    };
    const path = await forge([{ name: "database/tables/posts.copy", bytes, content: Readable.from(zeros()) }]);
    await expectUntouched(path, /too large for its archive/);
  });

  it("but with too many files, or lists that would fill the memory, is refused", async () => {
    const bounds = { ...archiveLimits, entries: 3, listBytes: 10 };
    const many = await forge(["a", "b", "c", "d"].map((name) => entry(`database/tables/${name}.copy`, "1")));
    await expect(extractArchive(many, newFolder(), bounds)).rejects.toThrow("too many files");
    const long = await forge([entry("database/jobs.json", "[1, 2, 3, 4, 5]")]);
    await expect(extractArchive(long, newFolder(), bounds)).rejects.toThrow("too long a database/jobs.json");
  });

  it("but with a header that would fill the memory is refused", async () => {
    const path = join(newFolder(), "forged.tar.gz");
    const name = "a".repeat(2 * archiveLimits.headerBytes); // written as a record of tar's extended headers
    await writeArchive(path, Readable.from([entry(name, "1")]));
    await expect(extractArchive(path, newFolder())).rejects.toThrow("too long headers");
  });

  it.each([
    ["../outside.txt"],
    ["/etc/outside"],
    ["files/../../outside.txt"],
    ["files/public/../x.jpg"],
    ["files//x/y.jpg"],
    ["files/./public/y.jpg"],
    ["database/tables/../../x.copy"],
    ["database\\tables\\x.copy"],
    ["files/public/.env"],
    ["app-secret/x"],
  ])("but with a file %s writes nothing", async (name) => {
    const folder = join(newFolder(), "inner");
    await expect(extractArchive(await forge([entry(name, "x")]), folder)).rejects.toThrow(/no whole backup/);
    expect(existsSync(folder)).toBe(false);
  });

  it("but with a file twice is refused", async () => {
    const path = await forge([entry("app-secret", "one"), entry("app-secret", "two")]);
    await expectUntouched(path, /twice/);
  });

  it.each<[string, string, RegExp]>([
    ["manifest.json", "{", /another version/],
    ["database/jobs.json", "{", /another version/],
    ["database/jobs.json", `[{"task": "x"}]`, /another version/],
    ["database/sequences.json", "[[]]", /another version/],
  ])("but with a malformed %s (%s) writes nothing", async (name, text, message) => {
    await expectUntouched(await changed((files) => files.set(name, text)), message);
  });

  it("but with a file beside its manifest is refused", async () => {
    const path = await changed((files, list) => {
      files.set("manifest.json", JSON.stringify(list));
      files.set("files/public/x.jpg", "x");
    });
    await expectUntouched(path, /not in its manifest/);
  });

  it("but without the rows of a listed table writes nothing", async () => {
    const path = await changed((files) => files.delete("database/tables/posts.copy"));
    await expectUntouched(path, /no rows of posts/);
  });
});

describe("rows that the tables do not accept", () => {
  const addRow = (files: Map<string, string>, table: string, row: string) =>
    files.set(`database/tables/${table}.copy`, `${files.get(`database/tables/${table}.copy`)}${row}\n`);

  it.each<[string, RegExp, (files: Map<string, string>, list: Manifest) => void]>([
    ["of a wrong shape", /do not fit its tables/, (files) => addRow(files, "tags", "x\ty")],
    [
      "of a column that does not exist",
      /do not fit its tables/,
      (_, { tables }) => void tables.find(({ name }) => name === "tags")?.columns.push("evil"),
    ],
    [
      "of a foreign table",
      /no table pg_authid/,
      (files, { tables }) => {
        tables.push({ name: "pg_authid", columns: ["rolname"] });
        files.set("database/tables/pg_authid.copy", "evil\n");
      },
    ],
    [
      "of a foreign sequence",
      /do not fit its tables/,
      (files) => files.set("database/sequences.json", JSON.stringify([{ name: "graphile_worker.x", value: "1" }])),
    ],
  ])("%s are named in one line, and nothing is committed", async (_, message, change) => {
    const { error } = await restore(await changed(change));
    expect(error).toBeInstanceOf(OperatorError);
    expect(error).toHaveProperty("message", expect.stringMatching(message));
    await expect(assertNoUnfinishedRestore(databaseUrl)).rejects.toThrow("run it again");
  });
});
