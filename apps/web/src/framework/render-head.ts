import type { RenderRequest } from "@site/api";
import { escapeMarkup, scriptJson } from "@site/contract/common/text";
import type { ShownPageSeo, SiteSettings } from "@site/contract/site/schema";
import type { ShareCard } from "@site/contract/site/share-card";

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
  /** Texts of the share card that the server draws if there is no image; by default the site's. */
  card?: Omit<ShareCard, "siteName">;
  type?: "website" | "article";
  publishedTime?: string;
  modifiedTime?: string;
  isNotFound?: boolean;
  noIndex?: boolean;
  hasFeeds?: boolean;
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
export function renderHead(head: Head, { siteUrl, settings, seo, shareImage, styleTags }: HeadSources): string {
  const title = head.title || settings.default_meta_title;
  const description = head.description || settings.default_meta_description;
  const keywords = seo?.meta_keywords || head.keywords || settings.default_meta_keywords;
  const robots = head.noIndex || head.isNotFound ? "noindex" : seo?.robots;
  const canonical = head.canonical === undefined ? undefined : seo?.canonical_url || siteUrl + head.canonical;
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
      meta("property", "og:title", seo?.og_title || title),
      meta("property", "og:description", seo?.og_description || description),
      meta("property", "og:url", canonical),
      meta("property", "og:locale", "tr_TR"),
      ...imageTags(head, seo, settings, siteUrl, shareImage),
      meta("name", "twitter:card", "summary_large_image"),
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
  for (const data of head.jsonLd ?? []) tags.push(`<script type="application/ld+json">${scriptJson(data)}</script>`);
  return tags.filter(Boolean).join("\n    ");
}

/** Returns tags for the administrator's image, else the page's own, else the share card that the server draws. */
function imageTags(
  head: Head,
  seo: ShownPageSeo | null,
  settings: SiteSettings,
  siteUrl: string,
  shareImage: RenderRequest["shareImage"],
): string[] {
  const own = ownPicture(head, seo);
  if (own)
    return [
      meta("property", "og:image", absolute(own.src, siteUrl)),
      own.alt ? meta("property", "og:image:alt", own.alt) : "",
    ];
  const card = cardOf(head, settings);
  return [
    meta("property", "og:image", siteUrl + shareImage(card)),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", card.title),
  ];
}

/** Returns the share card for a page's link previews; undefined if the page has an image of its own. */
export function drawnCard(head: Head, seo: ShownPageSeo | null, settings: SiteSettings): ShareCard | undefined {
  return ownPicture(head, seo) ? undefined : cardOf(head, settings);
}

function cardOf({ card }: Head, { site_name: siteName, site_description: lead }: SiteSettings): ShareCard {
  return card ? { ...card, siteName } : { kind: "site", slug: "site", kicker: "", title: siteName, lead, siteName };
}

function ownPicture(head: Head, seo: ShownPageSeo | null): Head["image"] {
  const own = seo?.og_image ? { src: seo.og_image, alt: "" } : head.image;
  return own && isPicture(own.src) ? own : undefined;
}

/** Returns whether link previews can show the image: they support neither SVG nor data: URLs. */
function isPicture(src: string): boolean {
  return /^(\/|https?:)/.test(src) && !/\.svg(?:[?#]|$)/i.test(src);
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
