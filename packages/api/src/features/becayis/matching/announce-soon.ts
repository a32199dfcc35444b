import { addJob, type Transaction } from "../../../core/queue/job-queue.ts";

/** Collects what is published within these milliseconds into one notification run. */
const DELAY_MS = 5_000;

/**
 * Queues a notification run shortly after this transaction. One that waits keeps its time, so that none postpones it.
 */
export function queueAnnouncement(tx: Transaction): Promise<void> {
  return addJob(tx, "announce-becayis", {}, { key: "announce-becayis", delayMs: DELAY_MS, keepsTime: true });
}
