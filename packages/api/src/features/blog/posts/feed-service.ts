import type { App } from "../../../core/app.ts";
import { CARD_TABLES, SUMMARY_COLUMNS, type SummaryRow, toPostSummary, VISIBLE } from "./view.ts";

const FEED_LENGTH = 20;

/** The newest posts with the time of their last change. */
export async function listFeedPosts(app: App) {
  const { rows } = await app.db.pool.query<SummaryRow & { updated_at: Date }>({
    name: "blog-feed",
    text: `SELECT ${SUMMARY_COLUMNS}, p.updated_at FROM ${CARD_TABLES} WHERE ${VISIBLE} ORDER BY p.published_at DESC, p.id DESC LIMIT ${FEED_LENGTH}`,
  });
  return rows.map((row) => ({ ...toPostSummary(row), updatedAt: row.updated_at.toISOString() }));
}
