import type { TocEntry } from "@site/contract/blog/schema";
import { slugify } from "@site/contract/common/text";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";

/** More than any article needs; the sanitiser's work grows with the number of tags and with their depth. */
const MOST_TAGS = 40_000;
const DEEPEST = 100;

/** A longer table of contents guides nobody, and its page takes seconds to render. */
const MOST_ENTRIES = 200;

/** Places of the page around an article that mails and other sites point to: no heading takes their ids. */
const PLACES = ["yorumlar"];

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
  },
  nestingLimit: DEEPEST,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, ...(/^https?:/i.test(attribs.href ?? "") && { rel: "noopener nofollow" }) },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy", decoding: "async" },
    }),
  },
};

/**
 * Leaves of an HTML text what an article may hold: no script, style, event handler or address but http, https, mailto and tel.
 * Headings get ids made of their text, so that the table of contents can lead to them: lower-case letters, digits and hyphens, so
 * that an id with any other character is never an article's. Doing it twice changes nothing.
 */
export function sanitiseArticle(html: string): string {
  return numberHeadings(sanitizeHtml(html, allowed)).trim();
}

/** Why an article is not taken. */
export type Refusal = "too many tags" | "too deep";

/** Returns why this HTML is more than an article may be, in time that grows with its length alone; undefined where it is not. */
export function refusalOf(html: string): Refusal | undefined {
  if (countTags(html) > MOST_TAGS) return "too many tags";
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag() {
      depth++;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth--;
    },
  });
  for (let start = 0; start < html.length && deepest <= DEEPEST; start += PIECE)
    parser.write(html.slice(start, start + PIECE));
  return deepest > DEEPEST ? "too deep" : undefined;
}

/** Characters after which the parser is asked again whether to go on. */
const PIECE = 1_000;

/** Returns how many tags there are at most. */
export function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) count++;
  return count;
}

/** The text of a sanitised HTML without marks, a space between blocks. (In sanitised HTML every "<" begins a tag.) */
export function textOf(html: string): string {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|tr|td|th|blockquote|pre|figcaption)>|<br\s*\/?>/g, "$& ");
  return decodeEntities(spaced.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** The second and third level headings of a sanitised article, the first ones of very many. */
export function tableOfContents(html: string): TocEntry[] {
  const entries: TocEntry[] = [];
  for (const [, tag, id, inner] of html.matchAll(HEADING)) {
    if (id) entries.push({ id, text: textOf(inner ?? ""), level: tag === "h2" ? 2 : 3 });
    if (entries.length === MOST_ENTRIES) break;
  }
  return entries;
}

function numberHeadings(html: string): string {
  const taken = new Set(PLACES);
  const lastNumber = new Map<string, number>(); // where the search for a free number goes on: from 1, many equal headings take long
  return html.replace(HEADING, (_, tag: string, _id: string | undefined, inner: string) => {
    const base = slugify(textOf(inner), 60) || "bolum";
    let number = lastNumber.get(base) ?? 1;
    while (taken.has(idOf(base, number))) number++;
    lastNumber.set(base, number);
    const id = idOf(base, number);
    taken.add(id);
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
}

function idOf(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
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
