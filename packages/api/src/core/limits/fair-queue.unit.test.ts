import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

/** Returns tasks that note their start and end when `endOne` is called. */
function openEnded() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, work, endOne };
}
const sizes = { width: 1, most: 6, mostOfOwner: 3, tooMany: "Üç dosya hazırlanıyor." };

it("lets owners take turns, so that a first task waits for one of another's many", async () => {
  const queue = createFairQueue(sizes);
  const { started, work, endOne } = openEnded();
  const all = ["a1", "a2", "a3"].map((name) => queue("a", work(name)));
  expect(queue.countBefore("b")).toBeUndefined();
  all.push(queue("b", work("b1")), queue("c", work("c1")));
  expect(["a", "b", "c"].map((owner) => queue.countBefore(owner))).toEqual([0, 1, 2]);
  await endOne();
  expect(["a", "b", "c"].map((owner) => queue.countBefore(owner))).toEqual([2, 0, 1]);
  for (let n = 0; n < 4; n++) await endOne();
  expect(started).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1"]);
  expect(queue.countBefore("a")).toBeUndefined();
});

it("refuses an owner's many and a full queue, and goes on after failed work", async () => {
  const queue = createFairQueue(sizes);
  const { work, endOne } = openEnded();
  const all = [queue("a", work("a"))];
  const failed = queue("a", () => Promise.reject(new Error("failed")));
  failed.catch(() => undefined);
  all.push(queue("a", work("a")));
  await expect(queue("a", work("a"))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: sizes.tooMany,
    details: { retryAfter: 5 },
  });
  all.push(...["b", "c", "d"].map((owner) => queue(owner, work(owner))));
  await expect(queue("e", work("e"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  for (let n = 0; n < 5; n++) await endOne();
  await expect(failed).rejects.toThrow("failed");
  expect((await Promise.all(all)).sort()).toEqual(["a", "a", "b", "c", "d"]);
});

it("runs as many as its width, one of each owner", async () => {
  const queue = createFairQueue({ ...sizes, width: 2 });
  const { started, work, endOne } = openEnded();
  const all = ["a1", "a2", "b1", "c1"].map((name) => queue(name.slice(0, 1), work(name)));
  expect(started).toEqual(["a1", "b1"]);
  for (let n = 0; n < 4; n++) await endOne();
  await Promise.all(all);
  expect(started).toEqual(["a1", "b1", "c1", "a2"]);
});
