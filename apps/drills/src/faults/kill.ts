import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applyMigrations } from "@site/db/migrate";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { type ScratchServer, startScratchServer } from "./scratch-server.ts";
import { chance, check, type DrillProduct, databasePid, drill, spawnForDrill, stopProduct } from "./support.ts";

/** Kills the product at random times during its first start, an upgrade and writes. Usage: tsx kill.ts [seed] */

const PRISMA = resolve(import.meta.dirname, "../../../../prisma");
const KILLS = 20;
const FIRST_STARTS = 3;
const LOADED_KILLS = 3;
const WRITERS = 4;
const APP_SECRET = "kill-drill".padEnd(32, "-");
/** Skips the drain period, because only the start is tested. */
const QUICK_STOP = { STOP_DRAIN_SECONDS: "0" };

await drill("kill", 45 * 60_000, async () => {
  const server = await startScratchServer();
  const folder = makeDataFolder();
  const older = olderProduct(folder);
  await killWhileStarting("the first start on a given database", server, folder, async () => undefined);
  await killWhileStarting("an upgrade", server, folder, (url) => applyMigrations(url, older));
  removeDataFolder(folder);
  await server.stop();
  await killFirstStarts();
  await killUnderLoad();
});

/** Copies the product's models and all but its newest migrations to a folder. */
function olderProduct(folder: string): string {
  const older = join(folder, "prisma");
  const isOld = (path: string) => !/migrations\/\d{14}_/.test(path) || /migrations\/202611210000\d\d_/.test(path);
  cpSync(PRISMA, older, { recursive: true, filter: isOld });
  return older;
}

/** Kills starting products repeatedly. @param prepare brings a new database to the initial state */
async function killWhileStarting(
  what: string,
  server: ScratchServer,
  folder: string,
  prepare: (url: string) => Promise<unknown>,
): Promise<void> {
  const startOn = (url: string) => spawnForDrill(folder, { DATABASE_URL: url, APP_SECRET, ...QUICK_STOP });
  const newDatabase = async () => {
    const url = await server.newDatabase();
    await prepare(url);
    return url;
  };
  const whole = await startOn(await newDatabase());
  const begun = performance.now();
  await whole.ready();
  const startMs = performance.now() - begun;
  await stopProduct(whole);
  let survived = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const url = await newDatabase();
    const product = await startOn(url);
    await sleep(chance() * startMs);
    product.child.kill("SIGKILL");
    await product.ended;
    survived += await startsAgain(await startOn(url));
  }
  check(
    `${what}, killed ${KILLS} times at random, starts again every time`,
    survived === KILLS,
    `${survived} of ${KILLS}`,
  );
}

/** Returns 1 if the product starts; otherwise prints its output and returns 0. */
async function startsAgain(product: DrillProduct): Promise<0 | 1> {
  try {
    await product.ready();
    await stopProduct(product);
    return 1;
  } catch (error) {
    console.info(error instanceof Error ? error.message : error);
    return 0;
  }
}

/** Kills first starts with the embedded database, several times per folder, before a start may finish. */
async function killFirstStarts(): Promise<void> {
  let survived = 0;
  for (let round = 0; round < FIRST_STARTS; round++) {
    const folder = makeDataFolder();
    for (let kill = 0; kill < 3; kill++) {
      const product = await spawnForDrill(folder);
      await sleep(chance() * 6_000);
      product.child.kill("SIGKILL");
      await product.ended;
    }
    survived += await startsAgain(await spawnForDrill(folder, QUICK_STOP));
    removeDataFolder(folder);
  }
  check(
    `a data folder whose first start was killed three times starts, ${FIRST_STARTS} times`,
    survived === FIRST_STARTS,
    `${survived} of ${FIRST_STARTS}`,
  );
}

async function killUnderLoad(): Promise<void> {
  const folder = makeDataFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < LOADED_KILLS; round++) {
    const product = await spawnForDrill(folder);
    await product.ready();
    await product.admin("GET", "/api/admin/tags");
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(product, acknowledged));
    await sleep(500 + chance() * 2_000);
    const database = databasePid(folder);
    product.child.kill("SIGKILL");
    if (chance() < 0.5 && database && database > 0) process.kill(database, "SIGKILL");
    await product.ended;
    await Promise.all(writers);
  }
  const product = await spawnForDrill(folder);
  await product.ready();
  const tags: unknown = await (await product.admin("GET", "/api/admin/tags")).json();
  const slugs = new Set(Array.isArray(tags) ? tags.map((tag: { slug: string }) => tag.slug) : []);
  const lost = acknowledged.filter((slug) => !slugs.has(slug));
  check(
    `every write acknowledged before ${LOADED_KILLS} kills is stored`,
    lost.length === 0 && acknowledged.length > 0,
    `${acknowledged.length} writes, ${lost.length} lost`,
  );
  await stopProduct(product);
  removeDataFolder(folder);
}

async function writeUntilGone(product: DrillProduct, acknowledged: string[]): Promise<void> {
  for (;;) {
    const slug = `drill-${randomUUID()}`;
    const answer = await product.admin("POST", "/api/admin/tags", { name: slug, slug }).catch(() => undefined);
    if (!answer) return;
    if (answer.ok) acknowledged.push(slug);
  }
}
