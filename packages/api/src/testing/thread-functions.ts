import { setImmediate } from "node:timers/promises";

/** Functions of a thread for the tests of core/queue/thread-pool.ts. */
export function repeat(text: string): string {
  return text;
}

/** Never ends, and leaves the processor to other tests. */
export function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** Throws an error that nobody catches while the task waits. */
export async function fail(): Promise<never> {
  await setImmediate();
  queueMicrotask(() => {
    throw new Error("x");
  });
  return new Promise(() => undefined);
}

export function exit(): void {
  process.exit(0);
}

/** Fills the heap. */
export function fill(): number {
  const texts: string[] = [];
  while (texts.length < 1e9) texts.push(`${texts.length}`.repeat(10));
  return texts.length;
}
