import type { App, PublicAddress } from "../../../core/app.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { listSitemapEntriesSql } from "./queries.ts";

/** A sitemap entry. `lastModified` is ISO 8601, missing if unknown. */
export interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/**
 * Returns every public address that is not excluded from indexing and does not call another address its canonical
 * one; categories, tags, city pairs and landing pages of the board only if they have content.
 */
export async function listSitemapEntries(app: App): Promise<SitemapEntry[]> {
  const { publicPages } = app;
  const [{ rows }, further] = await Promise.all([
    app.db.pool.query<PublicAddress & { canonical: string | null }>({
      name: "sitemap",
      text: listSitemapEntriesSql(publicPages.map(({ sitemapSql }) => sitemapSql)),
    }),
    Promise.all(publicPages.map(({ listAddresses }) => listAddresses?.(app) ?? [])),
  ]);
  const own = rows.filter(({ path, canonical }) => canonical === null || isSameAddress(canonical, app.siteUrl + path));
  return [...own, ...further.flat()].map(({ path, modified }) => ({
    path,
    ...(modified && { lastModified: modified.toISOString() }),
  }));
}

function isSameAddress(canonical: string, address: string): boolean {
  const normal = (url: string) => new URL(url).href.replace(/\/$/, "");
  return URL.canParse(canonical) && normal(canonical) === normal(address);
}

/** Rebuilds the cached sitemap. @returns its number of addresses */
export function refreshSitemap(app: App): Promise<{ urlCount: number }> {
  return changePages(app, ["sitemap"], async () => ({ urlCount: (await listSitemapEntries(app)).length }));
}
