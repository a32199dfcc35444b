import { addJob, type Transaction } from "../../core/job-queue.ts";

/** What comes onto the board in these seconds is told in one go; a minute is allowed (becayis.md, "Matching"). */
const DELAY_MS = 5_000;

/** Leaves to a job, shortly after this transaction, that members hear of what was found for them. */
export function announceSoon(tx: Transaction): Promise<void> {
  return addJob(tx, "announce-becayis", {}, { key: "announce-becayis", runAt: new Date(Date.now() + DELAY_MS) });
}
