import type { App } from "../../../core/app.ts";
import { LIST_SITEMAP_ENTRIES } from "./queries.ts";

/** A sitemap entry. `lastModified` is ISO 8601, missing if unknown. */
export interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/**
 * Returns every public address that is not excluded from indexing; categories, tags and city pairs only if they have
 * content.
 */
export async function listSitemapEntries(app: App): Promise<SitemapEntry[]> {
  const { rows } = await app.db.pool.query<{ path: string; modified: Date | null }>({
    name: "sitemap",
    text: LIST_SITEMAP_ENTRIES,
  });
  return rows.map(({ path, modified }) => ({ path, ...(modified && { lastModified: modified.toISOString() }) }));
}

/** Reads the sitemap anew; it is built for each request, so nothing is stored. @returns its number of addresses */
export async function refreshSitemap(app: App): Promise<{ urlCount: number }> {
  return { urlCount: (await listSitemapEntries(app)).length };
}
