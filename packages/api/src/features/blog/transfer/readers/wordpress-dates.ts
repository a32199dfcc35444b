import { toLocal, toUtc, validDate } from "../../../../text/istanbul-time.ts";
import type { ImportedPost } from "./records.ts";

/**
 * Returns when a post appeared, ISO 8601 in UTC: by its time in UTC, else by the feed's, else by the site's local time,
 * which is Istanbul's. WordPress writes zeros for a draft.
 */
export function dateOfPost(fields: Map<string, string>, status: ImportedPost["status"]): string | null {
  const text = (name: string) => fields.get(name)?.trim() ?? "";
  const gmt = toUtc(text("wp:post_date_gmt"));
  if (gmt !== undefined || status !== "published") return gmt?.toISOString() ?? null;
  const published = validDate(new Date(text("pubDate")));
  return (published ?? toLocal(text("wp:post_date")))?.toISOString() ?? null;
}
