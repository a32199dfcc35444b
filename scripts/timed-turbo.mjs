// Runs Turborepo tasks and tells how long each took.

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, turbo } from "./prepare.mjs";

const SUMMARIES = join(root, ".turbo/runs");

/**
 * Runs tasks and exits with 1 unless each has succeeded: Turborepo itself exits with 0 after a signal.
 * @param logs which output is shown, see `turbo`
 * @returns name, seconds and whether the result was cached, for each task; preparing tasks without a command left out
 */
export function timedTurbo(tasks, { logs = "new-only" } = {}) {
  rmSync(SUMMARIES, { recursive: true, force: true });
  mkdirSync(SUMMARIES, { recursive: true });
  turbo(tasks, { logs, flags: ["--summarize"] });
  const [file] = readdirSync(SUMMARIES);
  const summary = file ? JSON.parse(readFileSync(join(SUMMARIES, file), "utf8")) : { tasks: [] };
  const all = withCommand(summary.tasks);
  const finished = new Set(all.filter(({ execution }) => execution?.exitCode === 0).map(({ taskId }) => taskId));
  const unfinished = listTasks(tasks).filter((taskId) => !finished.has(taskId));
  if (unfinished.length > 0) {
    console.error(`not finished: ${unfinished.join(", ")}`);
    process.exit(1);
  }
  return all.map(({ taskId, cache, execution: { startTime, endTime } }) => ({
    name: taskId.replace("//#", "").replace("@site/", ""),
    seconds: (endTime - startTime) / 1000,
    isCached: cache.status === "HIT",
  }));
}

const withCommand = (tasks) => tasks.filter(({ command }) => command !== "<NONEXISTENT>");

/** Lists what must run, because the summary of a stopped run names only what it has begun. */
function listTasks(tasks) {
  const command = [join(root, "node_modules/turbo/bin/turbo"), "run", ...tasks, "--dry=json"];
  const plan = JSON.parse(
    execFileSync(process.execPath, command, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
  );
  return withCommand(plan.tasks).map(({ taskId }) => taskId);
}

/** Prints the parts, which partly ran side by side, with the seconds that each took, and the whole. */
export function printTimes(parts, total) {
  for (const { name, seconds, isCached } of parts)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}${isCached ? " (cached)" : ""}`);
  console.log(`${total.toFixed(1).padStart(8)} s  all, many side by side`);
}
