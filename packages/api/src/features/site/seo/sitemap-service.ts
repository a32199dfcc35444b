import type { App } from "../../../core/app.ts";
import { LIST_SITEMAP_ENTRIES } from "./queries.ts";

/** An address for the sitemap. `lastModified` is ISO 8601, missing where nothing says it. */
export interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/** Every address a visitor may read that the administrator does not keep out of indexes; terms and pairs of cities only where something stands under them. */
export async function listSitemapEntries(app: App): Promise<SitemapEntry[]> {
  const { rows } = await app.db.pool.query<{ path: string; modified: Date | null }>({
    name: "sitemap",
    text: LIST_SITEMAP_ENTRIES,
  });
  return rows.map(({ path, modified }) => ({ path, ...(modified && { lastModified: modified.toISOString() }) }));
}
