import { addJobs, type Job, type Transaction } from "../../../../../core/queue/job-queue.ts";

/** Delay of a notification run, which collects all listings published until then. */
const DELAY_MS = 5_000;

/** The job of a notification run. A queued run keeps its time, so that later calls do not postpone it. */
export const notifySoon: Job<"announce-becayis"> = {
  name: "announce-becayis",
  input: {},
  key: "announce-becayis",
  delayMs: DELAY_MS,
  keepsTime: true,
};

/** Queues a delayed notification run in this transaction. */
export function queueNotifications(tx: Transaction): Promise<void> {
  return addJobs(tx, [notifySoon]);
}
