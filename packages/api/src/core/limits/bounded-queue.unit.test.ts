import { expect, it } from "vitest";
import { createBoundedQueue } from "./bounded-queue.ts";

/** Returns a task that ends when `finish` is called. */
function openEnded() {
  const ends: (() => void)[] = [];
  let [running, most] = [0, 0];
  const work = () =>
    new Promise<void>((resolve) => {
      running++;
      most = Math.max(most, running);
      ends.push(() => {
        running--;
        resolve();
      });
    });
  return { work, endOne: () => ends.shift()?.(), running: () => running, most: () => most };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs at most its width, rejects work beyond its length, and accepts more afterwards", async () => {
  const queue = createBoundedQueue({ width: 2, mostWaiting: 3 });
  const { work, endOne, running, most } = openEnded();
  const accepted = Array.from({ length: 5 }, () => queue(work));
  await expect(queue(work)).rejects.toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 5 } });
  expect(() => queue.assertRoom()).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
  await settled();
  expect(running()).toBe(2);
  endOne();
  await accepted[0];
  expect(() => queue.assertRoom()).not.toThrow();
  accepted.push(queue(work));
  await expect(queue(work)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  for (let n = 0; n < 5; n++) {
    await settled();
    endOne();
  }
  await Promise.all(accepted);
  expect(most()).toBe(2);
});

it("continues after failed work", async () => {
  const queue = createBoundedQueue({ width: 1, mostWaiting: 1 });
  await expect(queue(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  expect(await queue(async () => 7)).toBe(7);
});
