import pLimit from "p-limit";
import { AppError } from "./errors.ts";

/** Runs a limited number of tasks at once and rejects new ones when the queue is full. */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Suggested retry delay in seconds; a full queue of hashes is drained by then. */
const RETRY_AFTER_S = 5;

/**
 * Creates a queue that runs tasks with limited concurrency.
 * @param width how many tasks run at the same time
 * @param mostWaiting how many tasks may wait
 * @throws UNAVAILABLE, from the returned function, with `retryAfter` when the queue is full
 */
export function createBoundedQueue({ width, mostWaiting }: { width: number; mostWaiting: number }): BoundedQueue {
  const limit = pLimit(width);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= width + mostWaiting)
      throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_S });
    return limit(work);
  };
}
