import { retention } from "@site/contract/common/limits";
import { openConnection } from "@site/db";
import type { App } from "../../../core/app.ts";
import { CLOSE_MONTH_COUNTS, CLOSE_MONTHS, CLOSE_SWAP_DAYS, DELETE_VISITS } from "./queries.ts";

/**
 * Writes the board's sums of the last days and those of ended months, and deletes the readers of days that are over;
 * can be repeated. It has a connection of its own, because a month of many posts may exceed the pool's timeout.
 */
export async function closeStatistics({ db }: App): Promise<void> {
  const client = await openConnection(db.url, "close-statistics");
  try {
    await client.query(CLOSE_SWAP_DAYS);
    await client.query("BEGIN");
    await client.query(CLOSE_MONTH_COUNTS);
    await client.query(CLOSE_MONTHS);
    await client.query("COMMIT");
    await client.query(DELETE_VISITS, [retention.readerVisitsDays]);
  } finally {
    await client.end();
  }
}
