import { type EventPage, type ListEventsInput, listedEvent } from "@site/contract/webhooks/event-schema";
import type { App } from "../../core/app.ts";
import { inTransaction } from "../../core/database/transaction.ts";
import { DROP_OUTDATED_EVENTS, type EventRow, LIST_DUE_EVENTS, LOCK_EVENT_LIST, READ_EVENTS } from "./queries.ts";

/** Returns the events after one of them, the oldest first, with the bodies that webhooks get. */
export async function listEvents({ db }: App, { after, limit }: ListEventsInput): Promise<EventPage> {
  const rows = await inTransaction(db.pool, async (client) => {
    await client.query(LOCK_EVENT_LIST);
    await client.query(DROP_OUTDATED_EVENTS);
    await client.query(LIST_DUE_EVENTS);
    return (await client.query<EventRow>(READ_EVENTS, [Number(after), limit + 1])).rows;
  });
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ messageId: id, type, data, createdAt }) =>
      listedEvent.parse({ id, type, timestamp: createdAt.toISOString(), data }),
    ),
    next: String(shown.at(-1)?.id ?? after),
    hasMore: rows.length > limit,
  };
}
