import type { Log } from "@site/db";

/** Work that is repeated at an interval. */
interface Ticks {
  everyMs: number;
  /** Log message for a failure, as in "scheduled posts could not be looked up". */
  failure: string;
  log: Log;
  run(): Promise<void>;
}

/**
 * Repeats work at an interval, one run at a time. The timer does not keep the process alive.
 * @returns a function that stops it and waits for the current run, whose failure is then not logged
 */
export function startTicks({ everyMs, failure, log, run }: Ticks): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStopped = false;
  async function tick(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!isStopped) log.error(`${failure}: ${error instanceof Error ? error.message : error}`);
    }
    running = undefined;
  }
  const timer = setInterval(() => {
    running ??= tick();
  }, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
