import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "@site/db";

/** Why the product stops. */
export interface StopCause {
  exitCode: 0 | 1;
  /** True for SIGTERM: load balancers need time to notice the stop; false for Ctrl+C. */
  drains: boolean;
}

/** Collects requests to stop; only the first one has an effect. */
export interface Stopping {
  /** Aborted at the first request to stop. */
  signal: AbortSignal;
  /** Resolves at the first request to stop. */
  asked: Promise<StopCause>;
  ask(cause: StopCause): void;
}

/**
 * Listens for SIGTERM and SIGINT.
 * @param onSecond called on a second signal, which asks for an immediate exit
 */
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

/** A part to close and its time limit in milliseconds. */
export interface ClosingStep {
  name: string;
  limitMs: number;
  close(): Promise<void>;
}

/** Closes parts one after the other; a part that fails or times out is logged and does not block the next. */
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
