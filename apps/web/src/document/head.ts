import type { Head } from "../shared/lib/head.tsx";

const DEFAULT_IMAGE = { src: "/images/og-default.webp", alt: "" };

/** The tags of a document's head. @param siteUrl public address without a trailing slash */
export function renderHead(head: Head, siteUrl: string, assetTags: string[]): string {
  const image = head.image ?? DEFAULT_IMAGE;
  const canonical = head.canonical === undefined ? undefined : siteUrl + head.canonical;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    head.noIndex ? meta("name", "robots", "noindex") : "",
    ...assetTags,
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : "",
  ];
  if (canonical) {
    tags.push(
      meta("property", "og:type", head.type ?? "website"),
      meta("property", "og:title", head.title),
      meta("property", "og:description", head.description),
      meta("property", "og:url", canonical),
      meta("property", "og:locale", "tr_TR"),
      meta("property", "og:image", image.src.startsWith("/") ? siteUrl + image.src : image.src),
      image.alt ? meta("property", "og:image:alt", image.alt) : "",
      meta("name", "twitter:card", "summary_large_image"),
    );
  }
  if (head.publishedTime) tags.push(meta("property", "article:published_time", head.publishedTime));
  if (head.modifiedTime) tags.push(meta("property", "article:modified_time", head.modifiedTime));
  if (head.hasFeeds) {
    tags.push('<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml">', '<link rel="alternate" type="application/atom+xml" title="Atom" href="/atom.xml">');
  }
  for (const data of head.jsonLd ?? []) tags.push(`<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`);
  return tags.filter(Boolean).join("\n    ");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
