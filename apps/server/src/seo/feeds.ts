import { type App, getSiteSettings, listFeedPosts } from "@site/api";
import { paths } from "@site/contract/paths";
import { escapeXml } from "./xml.ts";

/** Renders the newest posts as RSS 2.0. */
export async function renderRss(app: App): Promise<string> {
  const [settings, posts] = await Promise.all([getSiteSettings(app), listFeedPosts(app)]);
  const items = posts.map((post) => {
    const url = escapeXml(app.siteUrl + paths.post(post.slug));
    const category = post.category ? `<category>${escapeXml(post.category.name)}</category>` : "";
    return [
      `<item><title>${escapeXml(post.title)}</title><link>${url}</link>`,
      `<guid isPermaLink="false">${escapeXml(post.feedId)}</guid>`,
      `<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>${category}`,
      `<description>${escapeXml(post.excerpt)}</description></item>`,
    ].join("");
  });
  const built = posts[0] ? `<lastBuildDate>${new Date(posts[0].publishedAt).toUTCString()}</lastBuildDate>` : "";
  const channel = [
    `<title>${escapeXml(settings.site_name)}</title><link>${escapeXml(app.siteUrl + paths.blog)}</link>`,
    `<description>${escapeXml(settings.site_description)}</description><language>tr-TR</language>${built}`,
  ].join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel}
<atom:link href="${escapeXml(app.siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}

/** Renders the newest posts as Atom (RFC 4287). */
export async function renderAtom(app: App): Promise<string> {
  const [settings, posts] = await Promise.all([getSiteSettings(app), listFeedPosts(app)]);
  const entries = posts.map((post) => {
    const url = escapeXml(app.siteUrl + paths.post(post.slug));
    return [
      `<entry><title>${escapeXml(post.title)}</title><id>${escapeXml(post.feedId)}</id><link href="${url}"/>`,
      `<published>${post.publishedAt}</published><updated>${post.updatedAt}</updated>`,
      `<summary>${escapeXml(post.excerpt)}</summary></entry>`,
    ].join("");
  });
  const updated =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  const siteName = escapeXml(settings.site_name);
  const siteUrl = escapeXml(app.siteUrl);
  const head = [
    `<title>${siteName}</title><id>${siteUrl}/</id><link href="${siteUrl}${paths.blog}"/>`,
    `<link rel="self" href="${siteUrl}/atom.xml"/><updated>${updated}</updated>`,
    `<author><name>${siteName}</name></author>`,
  ].join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">
${head}
${entries.join("\n")}
</feed>
`;
}
