import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, escapeMarkup } from "@site/contract/common/text";
import { z } from "zod";
import { CHANGED } from "./article-writer.ts";
import { getFileName } from "./clean-text.ts";
import { markdownHtml } from "./markdown-html.ts";
import type { PostReport } from "./post-report.ts";

/** Fields of a card as Ghost's editors store them (kg-default-nodes). */
export type CardFields = Record<string, unknown>;
type Text = (...names: string[]) => string;
type Card = (text: Text, fields: CardFields, report: PostReport) => string;

const picture = z.object({
  src: z.string().min(1),
  alt: z.string().nullish().catch(null),
  caption: z.string().nullish().catch(null),
});

/** Cards that an article can show as they are. */
const plain: Record<string, Card> = {
  image: (text) => linked(text("href"), figure(text("src"), text("alt"), text("caption"))),
  html: (text) => text("html"),
  markdown: (text) => text("html") || markdownHtml(text("markdown")),
  "card-markdown": (text) => markdownHtml(text("markdown")) || text("html"),
  code: (text) => codeBlock(text),
  codeblock: (text) => codeBlock(text),
  hr: () => "<hr>",
  horizontalrule: () => "<hr>",
};

/** Cards that become plain HTML. */
const changed: Record<string, Card> = {
  callout: (text) => `<blockquote>${paragraph(`${text("calloutEmoji")} ${text("calloutText")}`.trim())}</blockquote>`,
  toggle: (text) => strong(text("heading")) + text("content"),
  bookmark: (text, { metadata }) => {
    const about = getTexts(metadata);
    const link = linkLine(text("url") || about("url"), about("title") || text("title"));
    const description = about("description") || text("description");
    return join(link, description && `: ${escapeMarkup(description)}`) + paragraph(text("caption"));
  },
  gallery: (text, { images }, report) => galleryFigures(images, report) + paragraph(text("caption")),
  "before-after": (text, fields) =>
    [fields.beforeImage, fields.afterImage]
      .map((each) => figure(getTexts(each)("src"), getTexts(each)("alt"), ""))
      .join("") + paragraph(text("caption")),
  file: (text) =>
    linkLine(text("src"), text("fileTitle", "fileName")) + (text("fileCaption") ? paragraph(text("fileCaption")) : ""),
  audio: (text) => linkLine(text("src"), text("title", "fileName")) + paragraph(text("caption")),
  video: (text) => linkLine(text("src"), text("title", "fileName")) + paragraph(text("caption")),
  embed: (text) => {
    const html = text("html");
    const address = text("url") || /\ssrc=["']([^"']+)/.exec(html)?.[1] || "";
    return (address ? linkLine(address, getTexts({})("title")) : html) + paragraph(text("caption"));
  },
  product: (text) =>
    figure(text("productImageSrc"), text("productTitle"), "") +
    strong(text("productTitle")) +
    block(text("productDescription")) +
    linkLine(text("productUrl"), text("productButton")),
  button: (text) => linkLine(text("buttonUrl"), text("buttonText")),
  header: (text) =>
    (text("header", "heading") && `<h2>${text("header", "heading")}</h2>`) +
    paragraph(text("subheader", "subheading")) +
    linkLine(text("buttonUrl"), text("buttonText")) +
    figure(text("backgroundImageSrc"), text("header"), ""),
  email: (text) => block(text("html")),
  "email-cta": (text) => block(text("html")) + linkLine(text("buttonUrl"), text("buttonText")),
  "call-to-action": (text) =>
    figure(text("imageUrl"), "", "") +
    paragraph(text("sponsorLabel")) +
    block(text("textValue")) +
    linkLine(text("buttonUrl"), text("buttonText")),
};

/** Cards that hold nothing of the post: they lead to other parts of Ghost. */
const EMPTY = new Set(["paywall", "signup", "email-signup", "tk", "zwnj"]);

/** Names of cards in the report. */
const names: Record<string, string> = {
  "card-markdown": "markdown",
  paywall: "Üyelere özel bölüm",
  signup: "Kayıt formu",
};

/** Turns a card into simple HTML; one that is unknown keeps its texts, links and images. */
export function cardHtml(name: string, fields: CardFields, report: PostReport, inner = ""): string {
  const shown = names[name] ?? cutText(name, 40);
  const text = getTexts(fields);
  const html = plain[name]?.(text, fields, report);
  if (html !== undefined) {
    if (html.trim() === "") report.leave(importNotes.card(shown));
    return html;
  }
  const other = EMPTY.has(name) ? "" : (changed[name] ?? unknownCard)(text, fields, report) + inner;
  if (other.replace(/<(?!img)[^>]*>/g, "").trim() === "") {
    report.leave(importNotes.card(shown));
    return "";
  }
  report.change(importNotes.cardChanged(shown));
  return `<div ${CHANGED}>${other}</div>`;
}

/** Fields of cards that hold no text for readers. */
const SETTING =
  /colou?r|style|layout|size|width|height|align|mime|thumb|icon|id$|type$|version|position|format|duration/i;

/** Fields of a card may hold lists and records of texts, of which no more than this many lie in each other. */
const MAX_NESTING = 8;

function unknownCard(_: Text, fields: CardFields, report: PostReport): string {
  return textsIn(fields, report, 0);
}

function textsIn(fields: CardFields, report: PostReport, nesting: number): string {
  const isTitle = (name: string) => /title|head/i.test(name);
  return Object.entries(fields)
    .toSorted(([a], [b]) => Number(isTitle(b)) - Number(isTitle(a)))
    .map(([name, value]) => {
      if (SETTING.test(name)) return "";
      if (value !== null && typeof value === "object") {
        if (nesting < MAX_NESTING) return textsIn({ ...value }, report, nesting + 1);
        report.leave(importNotes.nested);
        return "";
      }
      if (typeof value !== "string" || value.trim() === "") return "";
      const isAddress = /^(?:https?:\/\/|__GHOST_URL__|\/)\S+$/.test(value);
      if (isAddress)
        return /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(value) ? figure(value, "", "") : linkLine(value, "");
      return name === "markdown" ? markdownHtml(value) : block(value);
    })
    .join("");
}

/** Writes the pictures of a gallery; each without an address is named. */
function galleryFigures(images: unknown, report: PostReport): string {
  const found = z.array(z.unknown()).safeParse(images).data ?? [];
  return found
    .map((each) => {
      const { data } = picture.safeParse(each);
      if (data) return figure(data.src, data.alt ?? "", data.caption ?? "");
      report.leave(importNotes.imageMissing);
      return "";
    })
    .join("");
}

function getTexts(fields: unknown): Text {
  const values =
    fields !== null && typeof fields === "object" ? new Map<string, unknown>(Object.entries(fields)) : undefined;
  return (...wanted) => {
    for (const name of wanted) {
      const value = values?.get(name);
      if (typeof value === "string" && value.trim() !== "") return value.trim();
    }
    return "";
  };
}

function codeBlock(text: Text): string {
  const language = /^[\w+#-]{1,40}$/.test(text("language")) ? ` class="language-${text("language")}"` : "";
  const code = `<pre><code${language}>${escapeMarkup(text("code"))}</code></pre>`;
  return text("code") === ""
    ? ""
    : `<figure>${code}${text("caption") && `<figcaption>${text("caption")}</figcaption>`}</figure>`;
}

function figure(src: string, alt: string, caption: string): string {
  if (src === "") return "";
  const image = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function linked(href: string, html: string): string {
  return href === "" || html === ""
    ? html
    : html.replace(/<img[^>]*>/, (image) => `<a href="${escapeMarkup(href)}">${image}</a>`);
}

function linkLine(href: string, given: string): string {
  if (href === "") return given && paragraph(escapeMarkup(given));
  const label = given || (/^https?:/.test(href) ? href : getFileName(href));
  return `<p><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></p>`;
}

/** Puts words behind the link of a line. */
function join(line: string, words: string): string {
  return words === "" ? line : line.replace(/<\/p>$/, `${words}</p>`);
}

function strong(html: string): string {
  return html && `<p><strong>${html.replace(/<\/?(?:p|div|h\d)\b[^>]*>/gi, "")}</strong></p>`;
}

function paragraph(html: string): string {
  return html && (/<(?:p|ul|ol|h\d|div|blockquote)\b/i.test(html) ? html : `<p>${html}</p>`);
}

function block(text: string): string {
  return paragraph(text);
}
