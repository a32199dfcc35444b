import { resolve } from "node:path";
import { openConnection } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";
import { expect, it, onTestFinished } from "vitest";
import { startWriterApp } from "../testing/writer-app.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const TIMEOUT_MS = 120_000;
/** The repetitions are for `npm run test:endurance`. */
const STOPS = process.env.ENDURANCE ? 3 : 1;
const WAITING_FOR_LOCK = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'used_tokens'::regclass";

it(
  "stops while a job is running, and no connection outlives the database",
  async () => {
    const folder = makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const lines: string[] = [];
    const log = { info: () => undefined, error: (line: string) => void lines.push(line) };
    for (let time = 0; time < STOPS; time++) {
      const running = await startWriterApp(ROOT, folder, log);
      const { db } = running.app;
      const holder = await openConnection(db.url, "holder");
      await holder.query("SELECT graphile_worker.add_job('clean-up')");
      await holder.query("BEGIN; LOCK TABLE used_tokens");
      // every connection of the pool has been used, as after a busy hour
      await Promise.all(Array.from({ length: 10 }, () => db.pool.query("SELECT pg_sleep(0.1)")));
      await expect.poll(async () => (await holder.query(WAITING_FOR_LOCK)).rowCount, { timeout: 30_000 }).toBe(1);
      const closing = running.close();
      await holder.end();
      await closing;
    }
    expect(lines).toEqual([]);
  },
  TIMEOUT_MS,
);
