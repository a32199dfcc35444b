import { databaseNow } from "../../core/clock.ts";
import type { Transaction } from "../../core/job-queue.ts";

export const DAY_MS = 86_400_000;

/** The moment so many days from now, by the database's clock. */
export async function inDays(tx: Transaction, days: number): Promise<Date> {
  return new Date((await databaseNow(tx)).getTime() + days * DAY_MS);
}
