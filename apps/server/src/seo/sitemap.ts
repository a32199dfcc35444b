import { type App, listSitemapEntries, type SitemapEntry } from "@site/api";
import { escapeXml } from "./xml.ts";

/** Entries per sitemap file; the protocol allows 50,000 (sitemaps.org). */
const PART_SIZE = 10_000;

/**
 * Renders robots.txt: public pages are allowed. Areas behind a sign-in and the API are not, except members' calendars,
 * which calendar services fetch by private addresses.
 */
export function renderRobots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /api/becayis/calendar/", // the first rule, because some programs apply the first that fits
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /trpc/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Renders the sitemap index. */
export async function renderSitemapIndex(app: App): Promise<string> {
  const entries = await listSitemapEntries(app);
  const parts = Math.max(1, Math.ceil(entries.length / PART_SIZE));
  const items = Array.from({ length: parts }, (_, index) => {
    const lastmod = latest(entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE));
    const address = escapeXml(`${app.siteUrl}/sitemap-${index + 1}.xml`);
    return `<sitemap><loc>${address}</loc>${lastmodElement(lastmod)}</sitemap>`;
  });
  return renderDocument("sitemapindex", items);
}

/** Renders one sitemap file, numbered from 1; undefined if it does not exist. */
export async function renderSitemapPart(app: App, part: number): Promise<string | undefined> {
  const entries = (await listSitemapEntries(app)).slice((part - 1) * PART_SIZE, part * PART_SIZE);
  if (entries.length === 0) return undefined;
  const items = entries.map(
    ({ path, lastModified }) => `<url><loc>${escapeXml(app.siteUrl + path)}</loc>${lastmodElement(lastModified)}</url>`,
  );
  return renderDocument("urlset", items);
}

function renderDocument(root: "sitemapindex" | "urlset", items: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...items,
    `</${root}>`,
    "",
  ].join("\n");
}

function lastmodElement(lastModified: string | null | undefined): string {
  return lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
}

function latest(entries: Pick<SitemapEntry, "lastModified">[]): string | undefined {
  return (
    entries
      .map((entry) => entry.lastModified ?? "")
      .sort()
      .at(-1) || undefined
  );
}
