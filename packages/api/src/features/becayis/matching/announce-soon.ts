import { databaseNow } from "../../../core/database/clock.ts";
import { addJob, type Transaction } from "../../../core/queue/job-queue.ts";

/** Collects what is published within these milliseconds into one notification run. */
const DELAY_MS = 5_000;

/** Queues a notification run shortly after this transaction. One that waits keeps its time, so that none postpones it. */
export async function queueAnnouncement(tx: Transaction): Promise<void> {
  await addJob(
    tx,
    "announce-becayis",
    {},
    { key: "announce-becayis", runAt: new Date((await databaseNow(tx)).getTime() + DELAY_MS), keepsTime: true },
  );
}
