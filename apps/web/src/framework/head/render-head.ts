import type { RenderRequest } from "@site/api";
import { escapeMarkup, scriptJson } from "@site/contract/common/text";
import type { SiteSettings } from "@site/contract/settings/schema";
import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import { findSharePicture, type SharePicture, sharePictureSize } from "@site/contract/site/seo/share-picture";

/** A page's metadata for browsers, search engines and link previews. Addresses begin with "/". */
export interface Head {
  title: string;
  description: string;
  /** The canonical path and query; undefined for pages that must not be indexed. */
  canonical?: string;
  /** Path and query of the previous and next page of the same list. */
  previous?: string | undefined;
  next?: string | undefined;
  keywords?: string;
  /** The page's own image for link previews. */
  image?: { src: string; alt: string };
  /** Texts of the share card that the server draws if the page has no image; the site's by default. */
  card?: Omit<ShareCard, "siteName" | "logoVersion">;
  type?: "website" | "article";
  publishedTime?: string;
  modifiedTime?: string;
  isNotFound?: boolean;
  noIndex?: boolean;
  hasFeeds?: boolean;
  /** Path of the board's feed. */
  boardFeed?: string;
  jsonLd?: object[];
}

interface HeadSources {
  /** Public address without a trailing slash. */
  siteUrl: string;
  settings: SiteSettings;
  /** The administrator's head tags for this page; they override the page's own. */
  seo: ShownPageSeo | null;
  shareImage: RenderRequest["shareImage"];
  styleTags: string[];
}

/** Renders the head tags of a public page; used by the server and, after client-side navigation, by the browser. */
export function renderHead(head: Head, sources: HeadSources): string {
  const { siteUrl, settings, seo, styleTags } = sources;
  const title = head.title || settings.default_meta_title;
  const description = head.description || settings.default_meta_description;
  const keywords = seo?.metaKeywords || head.keywords || settings.default_meta_keywords;
  const robots = head.noIndex || head.isNotFound ? "noindex" : seo?.robots;
  const canonical = head.canonical === undefined ? undefined : seo?.canonicalUrl || siteUrl + head.canonical;
  const picture = getPicture(head, sources);
  const tags = [
    `<title>${escapeMarkup(title)}</title>`,
    meta("name", "description", description),
    keywords ? meta("name", "keywords", keywords) : "",
    robots ? meta("name", "robots", robots) : "",
    ...styleTags,
    canonical ? link("canonical", canonical) : "",
    head.previous ? link("prev", siteUrl + head.previous) : "",
    head.next ? link("next", siteUrl + head.next) : "",
  ];
  if (canonical) {
    tags.push(
      meta("property", "og:type", head.type ?? "website"),
      meta("property", "og:site_name", settings.site_name),
      meta("property", "og:title", seo?.ogTitle || title),
      meta("property", "og:description", seo?.ogDescription || description),
      meta("property", "og:url", canonical),
      meta("property", "og:locale", "tr_TR"),
      ...imageTags(picture),
    );
  }
  if (head.publishedTime) tags.push(meta("property", "article:published_time", head.publishedTime));
  if (head.modifiedTime) tags.push(meta("property", "article:modified_time", head.modifiedTime));
  if (head.hasFeeds) {
    tags.push(
      '<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss.xml">',
      '<link rel="alternate" type="application/atom+xml" title="Atom" href="/atom.xml">',
    );
  }
  if (head.boardFeed)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="Becayiş ilanları" href="${escapeMarkup(head.boardFeed)}">`,
    );
  for (const data of head.jsonLd ?? []) {
    const shown = "@type" in data && data["@type"] === "Article" ? { ...data, image: picture.src } : data;
    tags.push(`<script type="application/ld+json">${scriptJson(shown)}</script>`);
  }
  return tags.filter(Boolean).join("\n    ");
}

/** Returns the image of link previews: the administrator's, else the page's own, else the drawn card. */
function getPicture(head: Head, { seo, settings, siteUrl, shareImage }: HeadSources): SharePicture & { alt: string } {
  const own = ownPicture(head, seo);
  if (own) return { ...own, src: absolute(own.src, siteUrl) };
  const card = toCard(head, settings);
  return { src: siteUrl + shareImage(card), type: "image/png", ...sharePictureSize, alt: card.title };
}

function imageTags({ src, type, width, height, alt }: ReturnType<typeof getPicture>): string[] {
  return [
    meta("property", "og:image", src),
    meta("property", "og:image:type", type),
    ...(width && height
      ? [meta("property", "og:image:width", String(width)), meta("property", "og:image:height", String(height))]
      : []),
    meta("property", "og:image:alt", alt),
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:image", src),
    meta("name", "twitter:image:alt", alt),
  ];
}

/** Returns the share card for a page's link previews; undefined if the page has an image of its own. */
export function drawnCard(head: Head, seo: ShownPageSeo | null, settings: SiteSettings): ShareCard | undefined {
  return ownPicture(head, seo) ? undefined : toCard(head, settings);
}

function toCard(
  { card }: Head,
  { site_name: siteName, site_description: lead, logo_version }: SiteSettings,
): ShareCard {
  const texts = card ?? { kind: "site", slug: "site", kicker: "", title: siteName, lead };
  return { ...texts, siteName, logoVersion: logo_version };
}

function ownPicture(head: Head, seo: ShownPageSeo | null): (SharePicture & { alt: string }) | undefined {
  const own = seo?.ogImage ? { src: seo.ogImage, alt: seo.ogTitle ?? "" } : head.image;
  const picture = own && findSharePicture(own.src);
  return picture && { ...picture, alt: own.alt || head.card?.title || head.title };
}

function absolute(address: string, siteUrl: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}

function link(rel: "canonical" | "prev" | "next", address: string): string {
  return `<link rel="${rel}" href="${escapeMarkup(address)}">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}
