import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { checkSecret, createSecretBox, isSecretOf, rotateSecret } from "@site/api";
import { connectDatabase } from "@site/db";
import { createTestDatabaseUrl } from "@site/db/testing";
import { expect, it, onTestFinished } from "vitest";
import { readEnv } from "../start/env.ts";
import { finishRotation, getNextSecretFile, getSecretFile } from "../start/secret.ts";
import { runSecretRotation } from "./rotate-secret.ts";

const log = { info: () => undefined, error: () => undefined };
const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");
const FORMER = "the former secret of this site, long enough";
const NEXT = "the next secret of this site, also long enough";

/** Creates a site whose database belongs to FORMER. @param variables of its environment */
async function createSite(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "rotation-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const url = await createTestDatabaseUrl();
  const db = connectDatabase(url, log);
  await checkSecret({ db, secrets: createSecretBox(FORMER) }, "the secret");
  await db.close();
  if (!variables.APP_SECRET) writeFileSync(getSecretFile(dataDir), FORMER);
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: url, DATA_DIR: dataDir, ...variables }, "/");
  const holds = (secret: string) => isSecretOf(url, createSecretBox(secret));
  return { env, url, dataDir, holds, readSecret: () => readFileSync(getSecretFile(dataDir), "utf8") };
}

it("puts a generated secret in force and keeps it in the data folder", async () => {
  const { env, dataDir, holds, readSecret } = await createSite();
  expect(await runSecretRotation(env, log, prismaFolder, undefined)).toContain("rotated: ");
  expect(readSecret()).toMatch(/^[0-9a-f]{64}$/);
  expect([await holds(FORMER), await holds(readSecret())]).toEqual([false, true]);
  expect(existsSync(getNextSecretFile(dataDir))).toBe(false);
});

it("that was killed after the commit is ended by the next start, one before it is forgotten", async () => {
  const { env, url, dataDir, holds, readSecret } = await createSite();
  writeFileSync(getNextSecretFile(dataDir), NEXT);
  await finishRotation(env, url);
  expect([readSecret(), existsSync(getNextSecretFile(dataDir)), await holds(FORMER)]).toEqual([FORMER, false, true]);
  writeFileSync(getNextSecretFile(dataDir), NEXT);
  await rotateSecret(url, createSecretBox(FORMER), createSecretBox(NEXT));
  await finishRotation(env, url);
  expect([readSecret(), existsSync(getNextSecretFile(dataDir)), await holds(NEXT)]).toEqual([NEXT, false, true]);
});

it("takes the operator's new secret, once, and refuses while an instance runs", async () => {
  const { env, url, holds } = await createSite({ APP_SECRET: FORMER });
  const rotate = (secret?: string) => runSecretRotation(env, log, prismaFolder, secret);
  await expect(rotate()).rejects.toThrow("set NEW_APP_SECRET");
  await expect(rotate(FORMER)).rejects.toThrow("the new secret is the present one");
  const running = connectDatabase(url, log);
  await running.pool.query("SELECT 1");
  await expect(rotate(NEXT)).rejects.toThrow("stop every instance first");
  await running.close();
  expect(await rotate(NEXT)).toContain("start the product with it as APP_SECRET");
  expect([await holds(FORMER), await holds(NEXT)]).toEqual([false, true]);
  expect(await rotate(NEXT)).toContain("has NEW_APP_SECRET already");
});
