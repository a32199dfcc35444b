import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

/** Starts a thread of low priority. @returns its niceness, from proc(5) */
function getNiceness(): Promise<number> {
  const source = new URL("low-priority.ts", import.meta.url).href;
  const run = `
    const { parentPort } = require("node:worker_threads");
    import("tsx/esm/api")
      .then(({ tsImport }) => tsImport("${source}", "${source}"))
      .then(({ lowerThreadPriority }) => {
        lowerThreadPriority();
        parentPort.postMessage(require("node:fs").readFileSync("/proc/thread-self/stat", "utf8"));
      });`;
  const thread = new Worker(run, { eval: true });
  return new Promise((resolve, reject) => {
    thread.once("message", (stat: string) => resolve(readNiceness(stat)));
    thread.once("error", reject);
  });
}

const readNiceness = (stat: string) => Number(stat.slice(stat.lastIndexOf(")")).split(" ")[17]);

it.runIf(process.platform === "linux")("only its own thread runs after the others", async () => {
  const own = () => readNiceness(readFileSync("/proc/thread-self/stat", "utf8"));
  const before = own();
  expect([await getNiceness(), own()]).toEqual([19, before]);
});
