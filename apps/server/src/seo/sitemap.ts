import { type App, listSitemapEntries, type SitemapEntry } from "@site/api";
import { escapeXml } from "./xml.ts";

/** Entries of one part; the protocol allows 50,000 (sitemaps.org). */
const PART_SIZE = 10_000;

/** robots.txt: everything public may be read, the areas behind a sign-in and the calls need not be. */
export function renderRobots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /trpc/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** The index of the sitemap's parts. */
export async function renderSitemapIndex(app: App): Promise<string> {
  const entries = await listSitemapEntries(app);
  const parts = Math.max(1, Math.ceil(entries.length / PART_SIZE));
  const items = Array.from({ length: parts }, (_, index) => {
    const lastmod = latest(entries.slice(index * PART_SIZE, (index + 1) * PART_SIZE));
    return `<sitemap><loc>${escapeXml(`${app.siteUrl}/sitemap-${index + 1}.xml`)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("\n")}\n</sitemapindex>\n`;
}

/** One part of the sitemap, numbered from 1; undefined where there is no such part. */
export async function renderSitemapPart(app: App, part: number): Promise<string | undefined> {
  const entries = (await listSitemapEntries(app)).slice((part - 1) * PART_SIZE, part * PART_SIZE);
  if (entries.length === 0) return undefined;
  const items = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${escapeXml(app.siteUrl + path)}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("\n")}\n</urlset>\n`;
}

function latest(entries: Pick<SitemapEntry, "lastModified">[]): string | undefined {
  return (
    entries
      .map((entry) => entry.lastModified ?? "")
      .sort()
      .at(-1) || undefined
  );
}
