import type pg from "pg";
import type { Transaction } from "../queue/job-queue.ts";

const SQL = "SELECT date_trunc('milliseconds', clock_timestamp()) AS now";

/**
 * Returns the database's time in whole milliseconds. Use it for stored times that SQL compares with now(), because this
 * machine's clock may differ.
 */
export async function databaseNow(db: Transaction | pg.Pool): Promise<Date> {
  const rows =
    "query" in db ? (await db.query<{ now: Date }>(SQL)).rows : await db.$queryRawUnsafe<{ now: Date }[]>(SQL);
  if (!rows[0]) throw new Error("the database did not tell the time");
  return rows[0].now;
}

/** Returns the calendar day in Istanbul as YYYY-MM-DD. */
export function toIstanbulDay(time: number): string {
  return new Date(time).toLocaleDateString("sv-SE", { timeZone: "Europe/Istanbul" });
}

export const DAY_MS = 86_400_000;

/** Returns the time this many days from now, by the database's clock. */
export async function inDays(tx: Transaction, days: number): Promise<Date> {
  return new Date((await databaseNow(tx)).getTime() + days * DAY_MS);
}
