import { type App, getSiteSettings, listFeedPosts } from "@site/api";
import { paths } from "@site/contract/paths";
import { renderRssChannel } from "./rss.ts";
import { escapeXml } from "./xml.ts";

/** Renders the newest posts as RSS 2.0. */
export async function renderRss(app: App): Promise<string> {
  const [settings, posts] = await Promise.all([getSiteSettings(app), listFeedPosts(app)]);
  return renderRssChannel({
    siteUrl: app.siteUrl,
    self: "/rss.xml",
    title: settings.site_name,
    url: app.siteUrl + paths.blog,
    description: settings.site_description,
    items: posts.map(({ title, slug, feedId, publishedAt, category, excerpt }) => ({
      title,
      url: app.siteUrl + paths.post(slug),
      guid: feedId,
      published: publishedAt,
      category: category?.name,
      description: excerpt,
    })),
  });
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
