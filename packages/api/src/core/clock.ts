import type pg from "pg";
import type { Transaction } from "./job-queue.ts";

const SQL = "SELECT date_trunc('milliseconds', clock_timestamp()) AS now";

/**
 * Returns the time by the database's clock, in whole milliseconds. Whatever is stored and compared with now() in SQL is made
 * of it: the clock of this machine may be ahead.
 */
export async function databaseNow(db: Transaction | pg.Pool): Promise<Date> {
  const rows =
    "query" in db ? (await db.query<{ now: Date }>(SQL)).rows : await db.$queryRawUnsafe<{ now: Date }[]>(SQL);
  if (!rows[0]) throw new Error("the database did not tell the time");
  return rows[0].now;
}

export const DAY_MS = 86_400_000;

/** The moment so many days from now, by the database's clock. */
export async function inDays(tx: Transaction, days: number): Promise<Date> {
  return new Date((await databaseNow(tx)).getTime() + days * DAY_MS);
}
