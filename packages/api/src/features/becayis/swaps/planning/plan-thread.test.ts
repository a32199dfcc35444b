import { getEventListeners } from "node:events";
import { packBoard, solveBoard, solveFirstCome } from "@site/planning";
import { sampleBoard, seeded } from "@site/planning/testing";
import { expect, it } from "vitest";
import { ThreadTimeoutError } from "../../../../core/queue/thread-pool.ts";
import { planInThread } from "./plan-thread.ts";

const board = () => packBoard(sampleBoard(seeded(7), 40, () => 2));

it("the thread returns the plan that the solver finds, and leaves no listener", async () => {
  const { signal } = new AbortController();
  expect(await planInThread(board(), { signal })).toEqual(await solveBoard(board()));
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

it("a plan ends with the product", async () => {
  const signal = AbortSignal.abort(new Error("the product stops"));
  await expect(planInThread(board(), { signal })).rejects.toThrow("the product stops");
});

it("a time limit that is too small for anything is an error", async () => {
  await expect(planInThread(board(), { limits: { solveMs: 0, firstComeMs: 0 } })).rejects.toThrow(ThreadTimeoutError);
});

it("a plan that does not finish in time is the one of first come, and says so", async () => {
  const large = () => packBoard(sampleBoard(seeded(7), 1_000, () => 3));
  const plan = await planInThread(large(), { limits: { solveMs: 0, firstComeMs: 600_000 } });
  expect(plan).toEqual(solveFirstCome(large()));
  expect(plan.isFinished).toBe(false);
});
