import { retention } from "@site/contract/common/limits";
import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { CLOSE_MONTH_COUNTS, CLOSE_MONTHS, CLOSE_SWAP_DAYS, DELETE_VISITS } from "./queries.ts";

/** Writes the board's sums of the last days and those of ended months, and deletes the readers of days that are over; can be repeated. */
export async function closeStatistics({ db }: App): Promise<void> {
  await db.pool.query(CLOSE_SWAP_DAYS);
  await inTransaction(db.pool, async (client) => {
    await client.query(CLOSE_MONTH_COUNTS);
    await client.query(CLOSE_MONTHS);
  });
  await db.pool.query(DELETE_VISITS, [retention.readerVisitsDays]);
}
