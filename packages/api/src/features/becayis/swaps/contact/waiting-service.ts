import { limits } from "@site/contract/common/limits";
import type { Waiting } from "@site/contract/notifications/member-schema";
import type { App } from "../../../../core/app.ts";
import { WAITING } from "./queries.ts";

/** Counts what awaits the member: requests, matches and rings to answer, messages to read, listings to renew. */
export async function countWaiting(app: App, memberId: number): Promise<Waiting> {
  const { rows } = await app.db.pool.query<Waiting>({
    name: "count-waiting",
    text: WAITING,
    values: [memberId, Math.max(...limits.listingReminderDays)],
  });
  return rows[0] ?? { requests: 0, matches: 0, rings: 0, receivedMessages: 0, sentMessages: 0, endingListings: 0 };
}
