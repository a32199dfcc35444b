import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import {
  createBackup,
  createFileStore,
  createSecretBox,
  makeWorkFolder,
  removeLeftovers,
  restoreBackup,
} from "@site/api";
import { createTestApp, makeImage, makePost, signedInAdmin, type TestApp } from "@site/api/testing";
import { importReferenceLists, publisher } from "@site/api/testing/board";
import { assertNoUnfinishedRestore, OperatorError, UnfinishedRestoreError } from "@site/db";
import { applyMigrations } from "@site/db/migrate";
import { afterTestFile, createTestDatabaseUrl } from "@site/db/testing";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp } from "../start/bootstrap.ts";
import { readEnv } from "../start/env.ts";
import { getSecretFile } from "../start/secret.ts";
import { runBackup, runRestore } from "./backup.ts";
import { getRestoreMark } from "./restore-mark.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");
const log = { info: () => undefined, error: () => undefined };
/** Damages tried in all; `npm run test:endurance` tries more. */
const DAMAGES = process.env.ENDURANCE ? 200 : 8;
const run = promisify(execFile);
const SECRET = "a secret of 32 characters or more";

let app: TestApp;
let archive: string;
let written: Awaited<ReturnType<typeof createBackup>>;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  await publisher(app, { from: "Ankara", to: "İzmir" });
  await makePost(app);
  const { caller } = await signedInAdmin(app);
  await caller.admin.media.upload({ fileName: "kapak.jpg", bytes: await makeImage({ width: 90, height: 60 }) });
  await app.db.pool.query("SELECT graphile_worker.add_job('probe-mail-server', run_at => now() + interval '1 day')");
  archive = join(newFolder(), "site.tar.gz");
  written = await createBackup({ databaseUrl: app.db.url, files: app.files, secret: SECRET }, archive);
});

function newFolder(): string {
  const folder = makeDataFolder();
  afterTestFile(async () => removeDataFolder(folder));
  return folder;
}

/**
 * Returns an empty instance and the secrets that it was told to keep. With `template` its tables exist already, as after
 * a start without an administrator, so that a restore need not create them.
 */
async function emptyInstance({ template = false } = {}) {
  const databaseUrl = await createTestDatabaseUrl({ template });
  const secrets: string[] = [];
  const files = createFileStore(newFolder());
  return { databaseUrl, prismaFolder, files, secrets, storeSecret: (secret: string) => void secrets.push(secret) };
}

describe("a backup", () => {
  it("restored into an empty instance gives the same rows, sequences, jobs and files", async () => {
    const target = await emptyInstance();
    await restoreBackup(archive, target);
    expect(target.secrets).toEqual([SECRET]);
    const again = await createBackup({ ...target, secret: SECRET }, join(newFolder(), "again.tar.gz"));
    expect(again.files).toEqual(written.files);
    expect(again.migrations).toEqual(written.migrations);
    const getSize = (pattern: RegExp) =>
      written.files.filter(({ name }) => pattern.test(name)).reduce((sum, { bytes }) => sum + bytes, 0);
    for (const pattern of [/posts\.copy$/, /listings\.copy$/, /^files\/library\//, /jobs\.json$/])
      expect(getSize(pattern), String(pattern)).toBeGreaterThan(100);
  });

  it("of an older version is restored and migrated", async () => {
    const older = newFolder();
    cpSync(prismaFolder, older, { recursive: true });
    const newest = readdirSync(join(older, "migrations")).sort().at(-2); // the last one is migration_lock.toml
    rmSync(join(older, "migrations", newest ?? ""), { recursive: true });
    const databaseUrl = await createTestDatabaseUrl({ template: false });
    await applyMigrations(databaseUrl, older);
    const path = join(newFolder(), "older.tar.gz");
    const { migrations } = await createBackup({ databaseUrl, files: app.files, secret: undefined }, path);
    expect(migrations).not.toContain(newest);
    const target = await emptyInstance();
    await restoreBackup(path, target);
    const again = await createBackup({ ...target, secret: undefined }, join(newFolder(), "again.tar.gz"));
    expect(again.migrations).toEqual(written.migrations);
    await expect(restoreBackup(archive, { ...(await emptyInstance()), prismaFolder: older })).rejects.toThrow("newer");
  });

  it("is readable by its owner only", () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
  });
});

describe("a restore", () => {
  it(`refuses each of ${DAMAGES} damaged archives whole`, async () => {
    const target = await emptyInstance({ template: true });
    const folder = newFolder();
    const whole = readFileSync(archive);
    for (let number = 0; number < DAMAGES; number++) {
      const path = join(folder, "damaged.tar.gz");
      writeFileSync(path, damaged(whole, number));
      await expect(restoreBackup(path, target), `damage ${number}`).rejects.toThrow(OperatorError);
    }
    expect(target.secrets).toEqual([]);
    await assertNoUnfinishedRestore(target.databaseUrl);
  });

  it("refuses an instance that holds a site", async () => {
    const files = createFileStore(newFolder());
    const target = { databaseUrl: app.db.url, prismaFolder, files, storeSecret: () => undefined };
    await expect(restoreBackup(archive, target)).rejects.toThrow("already holds a site");
    await assertNoUnfinishedRestore(app.db.url);
  });

  it("that was cut off is named until it was run again, whatever else is tried", async () => {
    const target = await emptyInstance();
    const cutOff: typeof target.files.put = () => Promise.reject(new Error("killed"));
    await expect(restoreBackup(archive, { ...target, files: { ...target.files, put: cutOff } })).rejects.toThrow(
      "killed",
    );
    await expect(assertNoUnfinishedRestore(target.databaseUrl)).rejects.toThrow(/^a restore .*run it again/);
    const damaged = join(newFolder(), "damaged.tar.gz");
    writeFileSync(damaged, readFileSync(archive).subarray(0, 1_000));
    await expect(restoreBackup(damaged, target)).rejects.toThrow(OperatorError);
    await expect(assertNoUnfinishedRestore(target.databaseUrl)).rejects.toThrow(OperatorError);
    const env = readEnv({ NODE_ENV: "test", DATABASE_URL: target.databaseUrl, DATA_DIR: newFolder() }, "/");
    await expect(startApp(env, log, prismaFolder)).rejects.toThrow(UnfinishedRestoreError);
    await restoreBackup(archive, target);
    await assertNoUnfinishedRestore(target.databaseUrl);
    await restoreBackup(archive, target).catch((error) => expect(error.message).toContain("already holds a site"));
  });

  it("into a new folder is named from its first moment on", async () => {
    const env = readEnv({ NODE_ENV: "test", DATA_DIR: newFolder() }, "/");
    writeFileSync(getRestoreMark(env.dataDir), "");
    await expect(startApp(env, log, prismaFolder)).rejects.toThrow(UnfinishedRestoreError);
    expect(readdirSync(env.dataDir)).toEqual(["restore-unfinished"]);
    expect(await runRestore({ ...env, appSecret: SECRET }, log, prismaFolder, archive)).toContain("restored");
    expect(existsSync(getRestoreMark(env.dataDir))).toBe(false);
  });
});

describe("leftovers", () => {
  it("of killed processes are removed, those of running ones and of other machines stay", async () => {
    const dead = spawnSync(process.execPath, ["-e", ""]).pid;
    const folder = join(newFolder(), "data");
    const parts = join(folder, "backups");
    mkdirSync(parts, { recursive: true });
    const machine = /-([0-9a-f]{8})-/.exec(await makeWorkFolder("backup"))?.[1];
    const name = "site-20261126-000000-0a0a0a.tar.gz";
    const old = new Date(Date.now() - 2 * 86_400_000);
    const kept = [name, `${name}.${machine}-${process.ppid}.part`, `${name}.0badcafe-1.part`, `${name}.part`];
    const left = [`${name}.${machine}-${dead}.part`, `${name}.0badcafe-2.part`];
    for (const each of [...kept, ...left]) writeFileSync(join(parts, each), "x");
    utimesSync(join(parts, `${name}.0badcafe-2.part`), old, old);
    const secret = join(tmpdir(), `hvy-restore-${machine}-${dead}-abcdef`);
    mkdirSync(secret);
    writeFileSync(join(secret, "app-secret"), SECRET);
    expect(await removeLeftovers(folder)).toBe(4); // with the working folder made above
    expect(readdirSync(parts).toSorted()).toEqual(kept.toSorted());
    expect(existsSync(secret)).toBe(false);
  });
});

describe("an archive", () => {
  it("is read by tar without a complaint", async () => {
    const { stdout, stderr } = await run("tar", ["tzf", archive]);
    expect([stderr, stdout.split("\n").filter((name) => name.endsWith("manifest.json"))]).toEqual([
      "",
      ["manifest.json"],
    ]);
  });
});

describe("the commands", () => {
  it("write a backup of a site and restore it elsewhere with its generated secret", async () => {
    const first = { ...(await createTestApp()), secrets: createSecretBox(SECRET) };
    await signedInAdmin(first);
    const from = readEnv({ NODE_ENV: "test", DATABASE_URL: first.db.url, DATA_DIR: newFolder() }, "/");
    writeFileSync(getSecretFile(from.dataDir), SECRET);
    await createFileStore(join(from.dataDir, "files")).put("library/a.txt", Readable.from(["a"]));
    const line = await runBackup(from, log, undefined);
    expect(line).toContain(" tables, 1 files, ");
    const path = /written: (\S+)/.exec(line)?.[1] ?? "";
    expect(existsSync(path)).toBe(true);
    const { rows: listed } = await first.db.pool.query("SELECT origin, state FROM backups");
    expect(listed).toEqual([{ origin: "command", state: "done" }]);
    const to = readEnv({ NODE_ENV: "test", DATABASE_URL: await createTestDatabaseUrl(), DATA_DIR: newFolder() }, "/");
    expect(await runRestore(to, log, prismaFolder, path)).toMatch(/^restored: the site of \S+ with 1 files$/);
    expect(readFileSync(getSecretFile(to.dataDir), "utf8")).toBe(SECRET);
  });
});

/** Changes, cuts, lengthens or shortens an archive at a place that depends on the number. */
function damaged(whole: Buffer, number: number): Buffer {
  const place = createHash("sha256").update(String(number)).digest().readUInt32BE() % whole.length;
  const kinds = [
    () => {
      const copy = Buffer.from(whole);
      copy[place] = (copy[place] ?? 0) ^ (1 << (number % 8));
      return copy;
    },
    () => whole.subarray(0, place),
    () => Buffer.concat([whole.subarray(0, place), Buffer.from("x"), whole.subarray(place)]),
    () => Buffer.concat([whole.subarray(0, place), whole.subarray(place + 1)]),
  ];
  return (kinds[number % kinds.length] ?? (() => whole))();
}
