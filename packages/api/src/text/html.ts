import { createHash } from "node:crypto";
import type { TocEntry } from "@site/contract/blog/schema";
import { slugify } from "@site/contract/common/text";
import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";

const CLEAN_TEXTS = 10_000;

const HEADING = /<(h[23])(?: id="([^"]*)")?>(.*?)<\/\1>/gs;

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "u",
    "s",
    "code",
    "pre",
    "blockquote",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
    "sub",
    "sup",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "width", "height", "loading", "decoding"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
    h2: ["id"],
    h3: ["id"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? "") && { rel: "noopener nofollow" }) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy", decoding: "async" } }),
  },
};

/**
 * Leaves of an HTML text what an article may hold: no script, style, event handler or address but http, https, mailto and tel.
 * Headings get ids made of their text, so that the table of contents can lead to them. Doing it twice changes nothing.
 */
export function sanitiseArticle(html: string): string {
  return numberHeadings(sanitizeHtml(html, allowed)).trim();
}

/** Digests of texts that sanitising leaves as they are. */
const clean = new LRUCache<string, true>({ max: CLEAN_TEXTS });

/** As `sanitiseArticle`, for reading: a text that was found clean before is only recognised, which is some thirty times cheaper. */
export function sanitisedArticle(html: string): string {
  const digest = createHash("blake2b512").update(html).digest("base64");
  if (clean.get(digest)) return html;
  const sanitised = sanitiseArticle(html);
  if (sanitised === html) clean.set(digest, true);
  return sanitised;
}

/** The text of a sanitised HTML without marks, a space between blocks. (In sanitised HTML every "<" begins a tag.) */
export function textOf(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|tr|td|th|blockquote|pre|figcaption)>|<br\s*\/?>/g, "$& ");
  return decodeEntities(spaced.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** The second and third level headings of a sanitised article. */
export function tableOfContents(html: string): TocEntry[] {
  return [...html.matchAll(HEADING)].flatMap(([, tag, id, inner]) => (id ? [{ id, text: textOf(inner ?? ""), level: tag === "h2" ? 2 : 3 }] : []));
}

function numberHeadings(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (_, tag: string, _id: string | undefined, inner: string) => {
    const base = slugify(textOf(inner), 60) || "bolum";
    let id = base;
    for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
    taken.add(id);
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
}

function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&");
}
