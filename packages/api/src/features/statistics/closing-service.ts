import { retention } from "@site/contract/common/limits";
import type { App } from "../../core/app.ts";
import { CLOSE_SWAP_DAYS, DELETE_VISITS } from "./queries.ts";

/** Writes the board's sums of the last days and deletes the readers of days that are over; can be repeated. */
export async function closeStatistics({ db }: App): Promise<void> {
  await db.pool.query(CLOSE_SWAP_DAYS);
  await db.pool.query(DELETE_VISITS, [retention.readerVisitsDays]);
}
