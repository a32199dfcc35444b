import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "@site/db";

/** Why the product stops. */
export interface StopCause {
  exitCode: 0 | 1;
  /** True where others (a balancer) should have time to hear of it; false for Ctrl+C. */
  drains: boolean;
}

/** Hears of the wish to stop, whoever has it; the first counts. */
export interface Stopping {
  /** Aborted with the first wish. */
  signal: AbortSignal;
  /** Resolves with the first wish. */
  asked: Promise<StopCause>;
  ask(cause: StopCause): void;
}

/** Listens for SIGTERM and SIGINT. @param onSecond a second signal means: at once */
export function listenForStop(onSecond: () => void): Stopping {
  const controller = new AbortController();
  let resolve: (cause: StopCause) => void;
  const asked = new Promise<StopCause>((done) => {
    resolve = done;
  });
  const ask = (cause: StopCause) => {
    resolve(cause);
    controller.abort();
  };
  for (const name of ["SIGTERM", "SIGINT"] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) onSecond();
      else ask({ exitCode: 0, drains: name === "SIGTERM" });
    });
  }
  return { signal: controller.signal, asked, ask };
}

/** One thing that has to end, with the milliseconds it may take. */
export interface ClosingStep {
  name: string;
  limitMs: number;
  close(): Promise<void>;
}

/** Ends one thing after the other; none that fails or hangs keeps the next from its end. */
export async function closeInOrder(steps: ClosingStep[], log: Log): Promise<void> {
  for (const { name, limitMs, close } of steps) {
    const limit = new AbortController();
    const tooLong = sleep(limitMs, undefined, { signal: limit.signal }).then(() =>
      Promise.reject(new Error(`took longer than ${limitMs / 1000} s`)),
    );
    try {
      await Promise.race([close(), tooLong]);
    } catch (error) {
      log.error(`${name} did not end in order: ${error instanceof Error ? error.message : error}`);
    }
    limit.abort();
    await tooLong.catch(() => undefined);
  }
}
