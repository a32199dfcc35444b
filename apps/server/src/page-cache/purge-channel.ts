import { PAGE_PURGE_CHANNEL } from "@site/api";
import type { Channel } from "../events/database-listener.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Creates the channel of the purges of other instances. While the database is away, cached pages are still served;
 * after a reconnect the whole cache is cleared.
 */
export function purgeChannel(pages: PageCache): Channel {
  return {
    name: PAGE_PURGE_CHANNEL,
    received: (payload) => pages.purge(payload.split(",")),
    missed: () => pages.clear(),
  };
}
