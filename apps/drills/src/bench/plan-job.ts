import { readFileSync } from "node:fs";
import { join } from "node:path";
import { planBoard } from "@site/api/testing/plan-job";
import pg from "pg";
import { withBenchApp } from "./bench-app.ts";
import type { Line } from "./line.ts";

export const JOB_COUNTS = [5_000, 20_000];
const RUNS = ["first plan", "same board"];
const SCOPE = { institutionId: 1, serviceClass: "SH" };

/**
 * Prints what the job that plans a board costs, from reading the listings to storing the proposals, and how long it
 * blocks the event loop at once: in elapsed time, and in processor time of the main thread, which other processes do
 * not disturb. Usage: npx tsx apps/drills/src/bench/plan-job.ts [listings …]
 */
export async function measurePlanJob(line: Line, counts: number[]): Promise<void> {
  await withBenchApp(async (app) => {
    for (const count of counts) {
      await writeGroup(app.db.url, count);
      const name = `job for ${count.toLocaleString("en")} listings`;
      await app.db.prisma.plan.count(); // the first call starts Prisma
      for (const run of RUNS) {
        const watch = watchLoop();
        const started = performance.now();
        await planBoard(app, SCOPE);
        const seconds = (performance.now() - started) / 1000;
        const { wall, cpu } = watch.stop();
        const hold = `${wall.toFixed(0)} ms, of which processor ${cpu.toFixed(0)} ms`;
        line(`${name}, ${run}: time`, `${seconds.toFixed(1)} s`);
        line(`${name}, ${run}: event loop held`, hold, "< 50 ms");
      }
      const { rows } =
        await app.db.pool.query(`SELECT direct_people + ring_people AS moved, circle_limit AS "limit", left_out,
        is_finished, duration_ms, (SELECT count(*)::int FROM plan_members) AS proposals FROM plans`);
      line(`${name}: stored`, JSON.stringify(rows));
    }
  });
}

/** Measures the longest time for which the event loop is blocked, in milliseconds. */
function watchLoop(): { stop(): { wall: number; cpu: number } } {
  const longest = { wall: 0, cpu: 0 };
  let [wall, cpu] = [performance.now(), cpuOfThread()];
  const look = () => {
    const now = [performance.now(), cpuOfThread()] as const;
    longest.wall = Math.max(longest.wall, now[0] - wall);
    longest.cpu = Math.max(longest.cpu, now[1] - cpu);
    [wall, cpu] = now;
  };
  const timer = setInterval(look, 1);
  return {
    stop() {
      clearInterval(timer);
      look();
      return longest;
    },
  };
}

/** Returns the processor time of the main thread in milliseconds (proc(5), schedstat). */
function cpuOfThread(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  return Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6;
}

/** Writes the board of board.sql as one group whose wishes are provinces, like the boards of plan.ts. */
async function writeGroup(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = readFileSync(join(import.meta.dirname, "board.sql"), "utf8");
  const replaced = sql
    .replaceAll(":count", String(count))
    .replace(/least\(45.*::int AS institution/, "1 AS institution")
    .replace(/least\(6,.*::int AS position/, "53 AS position") // with the institution it is position 1
    .replace("random() < 0.25", "false");
  await client.query(replaced);
  await client.query("VACUUM (ANALYZE)");
  await client.end();
}

if (process.argv[1] === import.meta.filename) {
  const { line } = await import("./line.ts");
  const counts = process.argv.slice(2).map(Number);
  await measurePlanJob(line, counts.length > 0 ? counts : JOB_COUNTS);
}
