import { codeLanguageOfClass, codeLanguages } from "@site/contract/blog/posts/code-languages";
import type { TocEntry } from "@site/contract/blog/posts/schema";
import { slugify } from "@site/contract/common/text";
import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { footnotesLast, normaliseFootnotes, withoutFootnotes } from "./footnotes.ts";

/** Maximum number of tags; the cost grows with their number and depth. */
const MAX_TAGS = 40_000;
const DEEPEST = 100;

/** Rounds of sanitising after which a text is accepted as it is; random documents need three. */
const MAX_ROUNDS = 10;

/** The most entries of a table of contents; thousands take seconds to render. */
const MAX_ENTRIES = 200;

/** Element ids around an article that mails and other sites link to; headings may not use them. */
const RESERVED_IDS = ["yorumlar"];

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
  allowedClasses: {
    code: codeLanguages.map(({ id }) => `language-${id}`),
    sup: ["footnote"],
  },
  nestingLimit: DEEPEST,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    code: (tagName, { class: classes = "" }) => {
      const language = codeLanguageOfClass(classes);
      const attribs: sanitizeHtml.Attributes = language ? { class: `language-${language}` } : {};
      return { tagName, attribs };
    },
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
 * Sanitises an article: removes scripts, styles, event handlers and links other than http, https, mailto and tel.
 * Headings get ids of lower-case letters, digits and hyphens derived from their text. Idempotent: it repeats until
 * nothing changes, because removing an element between two others changes how these are parsed (`<p><div><p>`).
 */
export function sanitiseArticle(html: string): string {
  let sanitised = html;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = sanitised;
    sanitised = numberHeadings(normaliseFootnotes(sanitizeHtml(before, allowed))).trim();
    if (sanitised === before) break;
  }
  return sanitised;
}

export type Refusal = "too many tags" | "too deep";

/** Returns why HTML is too complex for an article, or undefined, in linear time. */
export function findRefusal(html: string): Refusal | undefined {
  if (countTags(html) > MAX_TAGS) return "too many tags";
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

/** Number of characters parsed before checking the limits again. */
const PIECE = 1_000;

/** Returns an upper bound of the number of tags. */
export function countTags(html: string): number {
  let count = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) count++;
  return count;
}

/**
 * Returns the plain text of sanitised HTML, with a space between blocks and footnotes at the end. In sanitised HTML
 * every "<" starts a tag.
 */
export function findText(html: string): string {
  const spaced = footnotesLast(html).replace(
    /<\/(?:p|h[1-6]|li|tr|td|th|blockquote|pre|figcaption)>|<br\s*\/?>/g,
    "$& ",
  );
  return decodeEntities(spaced.replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the h2 and h3 headings of a sanitised article, up to MAX_ENTRIES. */
export function tableOfContents(html: string): TocEntry[] {
  const entries: TocEntry[] = [];
  for (const [, tag, id, inner] of html.matchAll(HEADING)) {
    if (id) entries.push({ id, text: headingText(inner ?? ""), level: tag === "h2" ? 2 : 3 });
    if (entries.length === MAX_ENTRIES) break;
  }
  return entries;
}

function numberHeadings(html: string): string {
  const taken = new Set(RESERVED_IDS);
  const lastNumber = new Map<string, number>(); // next suffix to try; starting from 1 each time would be quadratic
  return html.replace(HEADING, (_, tag: string, _id: string | undefined, inner: string) => {
    const base = slugify(headingText(inner), 60) || "bolum";
    let number = lastNumber.get(base) ?? 1;
    while (taken.has(getId(base, number))) number++;
    lastNumber.set(base, number);
    const id = getId(base, number);
    taken.add(id);
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
}

function headingText(inner: string): string {
  return findText(withoutFootnotes(inner));
}

function getId(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
}

/** Decodes the entities that sanitised HTML contains. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&");
}
