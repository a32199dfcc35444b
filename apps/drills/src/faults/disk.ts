import { spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  check,
  type DrillProduct,
  databasePid,
  drill,
  holdsWithin,
  spawnForDrill,
  stopProduct,
  within,
} from "./support.ts";

/** Fills and write-protects the disk of the data folder. Requires permission to mount. Usage: tsx disk.ts [seed] */

const DISK_MIB = 320;
/** Longer than the embedded database tries to restart (22 s). */
const FULL_FOR_MS = 30_000;
const RECOVERY_LIMIT_MS = 60_000;
const EXIT_LIMIT_MS = 120_000;
/** A page without tags, so that writes do not purge it. */
const CACHED_PAGE = "/hakkimda";

const disk = mkdtempSync(join(tmpdir(), "hvy-disk-"));
const dataDir = join(disk, "data");
const filler = join(disk, "filler");

await drill("disk", 10 * 60_000, async () => {
  mount("-t", "tmpfs", "-o", `size=${DISK_MIB}m,mode=1777`, "tmpfs");
  try {
    await checkStartOnFullDisk();
    await checkRecoveryFromFullDisk();
    await checkExitAfterRepeatedKills();
    await checkStartInReadOnlyFolder();
  } finally {
    spawnSync("umount", ["--lazy", disk]);
    rmdirSync(disk);
  }
});

/** Checks that a first start on a full disk fails. */
async function checkStartOnFullDisk(): Promise<void> {
  fill();
  await checkStartFailsInOneLine("a full disk", /DATA_DIR|disk of .* is full/);
  rmSync(filler);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Fills the disk until the database stops, then frees space. */
async function checkRecoveryFromFullDisk(): Promise<void> {
  const product = await spawnForDrill(dataDir);
  await product.ready();
  const written: string[] = [];
  await writeTag(product, written);
  await fetch(product.url + CACHED_PAGE);
  fill();
  const refusals = new Set<number>();
  for (let tries = 0; tries < 50; tries++) refusals.add(await writeTag(product, written));
  const unexpected = [...refusals].filter((status) => status !== 200 && status !== 503);
  check("on a full disk a write is stored or answered with 503", unexpected.length === 0, [...refusals].join(" "));
  const pid = databasePid(dataDir);
  if (pid !== undefined && pid > 0) process.kill(pid, "SIGKILL");
  await sleep(FULL_FOR_MS);
  check(`the process still runs after ${FULL_FOR_MS / 1000} s without a database`, product.child.exitCode === null);
  check("it logs that the disk is full", /the disk of .* is full/.test(product.output()));
  const page = await fetch(product.url + CACHED_PAGE);
  check("a cached page is served meanwhile", page.status === 200, String(page.status));
  rmSync(filler);
  const isBack = await holdsWithin(RECOVERY_LIMIT_MS, async () => (await writeTag(product, written)) === 200);
  check("it writes again after space is freed", isBack);
  const answer = await product.admin("GET", "/api/admin/tags");
  const list = await answer.text();
  const lost = written.filter((name) => !list.includes(`"${name}"`));
  check("every acknowledged write is stored", lost.length === 0, `${written.length} written, ${lost.length} lost`);
  check("it stops gracefully", (await stopProduct(product)) === 0);
}

/** Kills the database repeatedly until the product exits. */
async function checkExitAfterRepeatedKills(): Promise<void> {
  const product = await spawnForDrill(dataDir);
  await product.ready();
  let killed: number | undefined;
  await holdsWithin(EXIT_LIMIT_MS, () => {
    const pid = databasePid(dataDir);
    if (pid !== undefined && pid > 0 && pid !== killed) process.kill(pid, "SIGKILL");
    killed = pid;
    return product.child.exitCode !== null;
  });
  const code = await within(1_000, product.ended, "giving up");
  check("a database that keeps failing makes it exit with a nonzero code", code === 1, String(code));
  const said = /the embedded PostgreSQL keeps ending/.test(product.output());
  check("and it logs the reason", said, said ? "" : product.output().slice(-2_000));
}

/** Checks that a start in a read-only data folder fails. */
async function checkStartInReadOnlyFolder(): Promise<void> {
  mount("-o", "remount,ro");
  await checkStartFailsInOneLine("a read-only DATA_DIR", /DATA_DIR/);
  mount("-o", "remount,rw");
}

async function checkStartFailsInOneLine(what: string, reason: RegExp): Promise<void> {
  const product = await spawnForDrill(dataDir);
  const code = await within(60_000, product.ended, "the refusal");
  const lines = product.output().trim().split("\n");
  const [line = ""] = lines;
  check(
    `${what} makes the start fail with one line`,
    code === 1 && lines.length === 1 && reason.test(line),
    lines.join(" | "),
  );
}

/** Creates a tag and records its name if the write was acknowledged. @returns the status */
async function writeTag(product: DrillProduct, written: string[]): Promise<number> {
  const name = `etiket-${written.length}-${Date.now()}`;
  const answer = await product.admin("POST", "/api/admin/tags", { name, slug: name });
  await answer.arrayBuffer();
  if (answer.status === 200) written.push(name);
  return answer.status;
}

function fill(): void {
  const block = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeFileSync(filler, block, { flag: "a" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}

function mount(...options: string[]): void {
  const { status, stderr } = spawnSync("mount", [...options, disk], { encoding: "utf8" });
  if (status !== 0) throw new Error(`this drill needs permission to mount: ${stderr}`);
}
