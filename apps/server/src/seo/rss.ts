import { escapeXml } from "./xml.ts";

/** An entry of a feed; `published` is ISO 8601. */
interface RssItem {
  title: string;
  url: string;
  /** Identifies the entry for ever, even if its address changes. */
  guid: string;
  published: string;
  category?: string | undefined;
  description: string;
}

/** A feed; `self` is its own path. */
interface RssChannel {
  siteUrl: string;
  self: string;
  title: string;
  /** The page that shows the same content. */
  url: string;
  description: string;
  /** The newest entry is the first. */
  items: RssItem[];
}

/** Renders a feed as RSS 2.0. */
export function renderRssChannel({ siteUrl, self, title, url, description, items }: RssChannel): string {
  const built = items[0] ? `<lastBuildDate>${toDate(items[0].published)}</lastBuildDate>` : "";
  const channel = [
    `<title>${escapeXml(title)}</title><link>${escapeXml(url)}</link>`,
    `<description>${escapeXml(description)}</description><language>tr-TR</language>${built}`,
  ].join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel}
<atom:link href="${escapeXml(siteUrl + self)}" rel="self" type="application/rss+xml"/>
${items.map(renderItem).join("\n")}
</channel></rss>
`;
}

function renderItem({ title, url, guid, published, category, description }: RssItem): string {
  return [
    `<item><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link>`,
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    `<pubDate>${toDate(published)}</pubDate>${category ? `<category>${escapeXml(category)}</category>` : ""}`,
    `<description>${escapeXml(description)}</description></item>`,
  ].join("");
}

function toDate(moment: string): string {
  return new Date(moment).toUTCString();
}
