import { addJobs, type Job, type Transaction } from "../../../../core/queue/job-queue.ts";

/** Collects what is published within these milliseconds into one notification run. */
const DELAY_MS = 5_000;

/** A notification run shortly after a transaction. One that waits keeps its time, so that none postpones it. */
export const announcement: Job<"announce-becayis"> = {
  name: "announce-becayis",
  input: {},
  key: "announce-becayis",
  delayMs: DELAY_MS,
  keepsTime: true,
};

/** Queues a notification run shortly after this transaction. */
export function queueAnnouncement(tx: Transaction): Promise<void> {
  return addJobs(tx, [announcement]);
}
