import { databaseNow } from "../../../core/clock.ts";
import { addJob, type Transaction } from "../../../core/job-queue.ts";

/** What comes onto the board in these seconds is told in one go; a minute is allowed (becayis.md, "Matching"). */
const DELAY_MS = 5_000;

/** Leaves to a job, shortly after this transaction, that members hear of what was found for them. */
export async function announceSoon(tx: Transaction): Promise<void> {
  await addJob(
    tx,
    "announce-becayis",
    {},
    { key: "announce-becayis", runAt: new Date((await databaseNow(tx)).getTime() + DELAY_MS) },
  );
}
