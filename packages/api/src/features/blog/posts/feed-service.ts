import type { App } from "../../../core/app.ts";
import { LIST_FEED_POSTS, type SummaryRow } from "./queries.ts";
import { toPostSummary } from "./view.ts";

/** Returns the newest posts with their last change and a permanent identifier. */
export async function listFeedPosts(app: App) {
  const { rows } = await app.db.pool.query<SummaryRow & { updated_at: Date; feed_id: string }>({
    name: "blog-feed",
    text: LIST_FEED_POSTS,
  });
  return rows.map((row) => ({
    ...toPostSummary(row),
    updatedAt: row.updated_at.toISOString(),
    feedId: row.feed_id.startsWith("/") ? app.siteUrl + row.feed_id : row.feed_id,
  }));
}
