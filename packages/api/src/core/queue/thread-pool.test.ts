import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { ThreadPool, ThreadTimeoutError } from "./thread-pool.ts";

const LONG_MS = 1_000_000;

const openPool = (limitMs = LONG_MS) =>
  new ThreadPool<typeof import("../../testing/thread-functions.ts")>({
    name: "thread-functions",
    source: new URL("../../testing/thread-functions.ts", import.meta.url),
    heapMiB: 32,
    limitMs,
  });

it.each([
  ["hangs", "hang", 2_000, "did not end within 2000 ms"],
  ["throws", "fail", LONG_MS, "x"],
  ["ends", "exit", LONG_MS, "exited with code: 0"],
  ["runs out of memory", "fill", LONG_MS, "memory limit"],
] as const)(
  "a thread that %s fails the task it is at; the others and later ones get another",
  async (_, name, limitMs, message) => {
    const pool = openPool();
    const failing = pool.run(name, undefined, { limitMs });
    const others = ["2", "3"].map((text) => pool.run("repeat", text));
    await expect(failing).rejects.toThrow(message);
    expect(await Promise.all(others)).toEqual(["2", "3"]);
    expect(await pool.run("repeat", "4")).toBe("4");
  },
  60_000,
);

it("a time limit has an error of its own, and holds for a thread that has not started", async () => {
  await expect(openPool(0).run("repeat", "1")).rejects.toThrow(ThreadTimeoutError);
});

it("a task ends with its signal, before its turn, at once or later, and leaves no listener", async () => {
  const pool = openPool();
  const stop = new AbortController();
  const tasks = [
    pool.run("hang", undefined, { signal: stop.signal }),
    pool.run("repeat", "1", { signal: stop.signal }),
  ];
  setTimeout(() => stop.abort(new Error("the product stops")), 500);
  for (const task of tasks) await expect(task).rejects.toThrow("the product stops");
  await expect(pool.run("repeat", "2", { signal: stop.signal })).rejects.toThrow("the product stops");
  expect(getEventListeners(stop.signal, "abort")).toEqual([]);
  expect(await pool.run("repeat", "3")).toBe("3");
});
