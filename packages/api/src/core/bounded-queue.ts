import pLimit from "p-limit";
import { AppError } from "./errors.ts";

/** Runs work a few at a time; what finds the queue full is refused at once. */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** When it is worth while to try again, in seconds: a full queue of hashes is done by then. */
const RETRY_AFTER_S = 5;

/**
 * @param width how many run at the same time
 * @param mostWaiting how many may wait for their turn
 * @throws UNAVAILABLE, from the returned function, with `retryAfter` where no more may wait
 */
export function createBoundedQueue({ width, mostWaiting }: { width: number; mostWaiting: number }): BoundedQueue {
  const limit = pLimit(width);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= width + mostWaiting)
      throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_S });
    return limit(work);
  };
}
