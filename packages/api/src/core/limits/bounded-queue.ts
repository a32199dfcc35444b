import pLimit from "p-limit";
import { AppError } from "../calls/errors.ts";

/** Runs a limited number of tasks at once and rejects new ones when the queue is full. */
export interface BoundedQueue {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Checks for room in the queue before a caller does other work. @throws UNAVAILABLE if it is full */
  assertRoom(): void;
}

/** Suggested retry delay in seconds, in which a full queue of password hashes is worked off. */
const RETRY_AFTER_S = 5;

/**
 * Creates a queue that runs tasks with limited concurrency.
 * @param width how many tasks run at the same time
 * @param mostWaiting how many tasks may wait
 * @throws UNAVAILABLE, from the returned function, with `retryAfter` when the queue is full
 */
export function createBoundedQueue({ width, mostWaiting }: { width: number; mostWaiting: number }): BoundedQueue {
  const limit = pLimit(width);
  const assertRoom = () => {
    if (limit.activeCount + limit.pendingCount >= width + mostWaiting)
      throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_S });
  };
  const run = async <Result>(work: () => Promise<Result>) => {
    assertRoom();
    return limit(work);
  };
  return Object.assign(run, { assertRoom });
}
