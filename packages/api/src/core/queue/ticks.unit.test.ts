import { EventEmitter, once } from "node:events";
import { expect, it, vi } from "vitest";
import { startTicks } from "./ticks.ts";

it("runs one at a time, tells failures, and stops after the run at hand", async () => {
  const lines: string[] = [];
  const log = { info: () => undefined, error: (line: string) => void lines.push(line) };
  const held = new EventEmitter();
  const run = vi.fn(async () => {
    if (run.mock.calls.length === 1) throw new Error("away");
    await once(held, "free");
    throw new Error("the pool has ended");
  });
  const stop = startTicks({ everyMs: 1, failure: "it failed", log, run });
  await expect.poll(() => run.mock.calls.length).toBe(2);
  let hasStopped = false;
  const stopping = stop().then(() => {
    hasStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([hasStopped, run.mock.calls.length]).toEqual([false, 2]);
  held.emit("free");
  await stopping;
  expect(lines).toEqual(["it failed: away"]);
});
