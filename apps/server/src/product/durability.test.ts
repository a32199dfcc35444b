import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { bundle } from "@site/db/testing/bundle";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { expect, it, onTestFinished } from "vitest";
import { startWriterApp } from "../testing/writer-app.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const TIMEOUT_MS = 600_000;
/** The repetitions are for `npm run test:endurance`. */
const WRITES_PER_ROUND = process.env.ENDURANCE ? 50 : 20;

type Victim = "the server alone" | "the database too";
const ROUNDS = Array.from({ length: process.env.ENDURANCE ? 5 : 1 }, (): Victim[] => [
  "the server alone",
  "the database too",
]).flat();

/** Writes posts in a child process until it is killed. @returns the numbers of the acknowledged posts */
async function writeUntilKilled(folder: string, alsoKill: Victim): Promise<number[]> {
  const script = bundle(new URL("../testing/post-writer.ts", import.meta.url));
  const writer = spawn(process.execPath, [script, ROOT, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(writer, "close");
  const written: number[] = [];
  createInterface({ input: writer.stdout }).on("line", (line) => {
    const id = /^written (\d+)$/.exec(line)?.[1];
    if (id) written.push(Number(id));
  });
  while (written.length < WRITES_PER_ROUND && writer.exitCode === null) await sleep(5);
  writer.kill("SIGKILL");
  if (alsoKill === "the database too") process.kill(databasePid(folder), "SIGKILL");
  await ended;
  return written;
}

const lockFile = (folder: string) => join(folder, "postgres/postmaster.pid");
const databasePid = (folder: string) => Number(readFileSync(lockFile(folder), "utf8").split("\n")[0]);

it(
  "keeps every acknowledged write after the server or the database was killed while writing",
  async () => {
    const folder = makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const written: number[] = [];
    for (const alsoKill of ROUNDS) written.push(...(await writeUntilKilled(folder, alsoKill)));
    expect(written.length).toBeGreaterThanOrEqual(ROUNDS.length * WRITES_PER_ROUND);
    expect(new Set(written).size).toBe(written.length);

    const errors: string[] = [];
    const running = await startWriterApp(ROOT, folder, {
      info: () => undefined,
      error: (message) => errors.push(message),
    });
    const posts = await running.app.db.prisma.post.findMany({
      where: { title: { startsWith: "Yazı " } },
      select: { id: true, contentText: true, tags: true },
    });
    await running.close();

    const found = new Set(posts.map(({ id }) => id));
    expect(written.filter((id) => !found.has(id))).toEqual([]);
    expect(posts.length - written.length).toBeLessThanOrEqual(ROUNDS.length); // one unacknowledged write a round
    for (const { id, contentText, tags } of posts) expect([id, contentText.length, tags.length]).toEqual([id, 949, 1]);
    expect(errors).toEqual([]);
    expect(existsSync(lockFile(folder))).toBe(false);
  },
  TIMEOUT_MS,
);
