import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup } from "@site/contract/common/text";
import { articleHtml } from "./article-html.ts";
import { type ArticleLink, CHANGED } from "./article-writer.ts";
import { decodeEntities, webAddress } from "./clean-text.ts";
import { autoParagraphs } from "./paragraphs.ts";
import type { PostReport } from "./post-report.ts";

/** An attachment of a WordPress site. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
  title: string;
}

export interface WordPressContext {
  siteUrl: string;
  report: PostReport;
  attachment(id: number): Attachment | undefined;
  /** Attachments that were uploaded in this post, for galleries without a list. */
  attached: number[];
  /** Returns the address that the original of an image has, which may be shown in a smaller size. */
  getOriginal(address: string): string;
  /** Returns the address that a link to another page has in the article. */
  link(href: string): ArticleLink | undefined;
  /** Returns the content of a block that several posts share. */
  sharedBlock(id: number): string | undefined;
  /** Texts of footnotes by id. */
  footnotes: Map<string, string>;
}

const BLOCK = /<!--\s+(\/)?wp:([a-z][\w/-]*)\s*(\{[^>]*?\})?\s*(\/)?-->/g;
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[^\]]*)?)\](?!\])/gi;
/** Words in brackets that are no shortcode ("[sic]") have neither attributes nor a joined name. */
const LOOKS_LIKE_SHORTCODE = /[-_]|=/;
/** Dynamic blocks whose absence loses no content of a post. */
const QUIET_BLOCKS = ["more", "nextpage", "separator", "spacer", "footnotes"];
/** The button of a file block, which repeats the link before it. */
const FILE_BUTTON = /<a\b[^>]*\bwp-block-file__button\b[^>]*>[^<]*<\/a>/g;
/** Blocks that may hold bare text, which would run together with that of the next block. */
const BARE_BLOCKS = ["shortcode", "html"];
const BOUNDARY = "<div></div>";
/** Shared blocks that may stand inside of each other. */
const MAX_SHARED = 5;
/** Shortcodes of plugins whose content is a footnote. */
const NOTE = /\[(footnote|fn|ref|efn_note|mfn)(?:\s[^\]]*)?\](.{0,5000}?)\[\/\1\]/gis;

/** Turns the stored content of a WordPress post into an article. */
export function wordPressHtml(content: string, context: WordPressContext): string {
  if (/<!--nextpage-->/.test(content)) context.report.change(importNotes.pages);
  const { siteUrl, report, footnotes, getOriginal } = context;
  const absolute = (address: string) => webAddress(address, siteUrl || undefined);
  return articleHtml(contentToHtml(content, context, 0), {
    report,
    footnotes,
    image: (attributes) => getImage(attributes, context),
    link: (href) => {
      const address = absolute(href);
      const original = address === undefined ? undefined : getOriginal(address);
      return original !== undefined && original !== address ? { href: original, isOld: true } : context.link(href);
    },
    embed: absolute,
  });
}

function contentToHtml(content: string, context: WordPressContext, depth: number): string {
  if (content.includes("<!-- wp:")) return blocksToHtml(content.replace(FILE_BUTTON, ""), context, depth);
  return autoParagraphs(shortcodes(content.replace(/<!--.*?-->/gs, ""), context));
}

/** Removes the marks of blocks; text outside of them is the classic editor's. */
function blocksToHtml(content: string, context: WordPressContext, nesting: number): string {
  let html = "";
  let depth = 0;
  let from = 0;
  const take = (to: number) => {
    const piece = content.slice(from, to).replace(/<!--.*?-->/gs, "");
    if (depth > 0) html += shortcodes(piece, context);
    else if (piece.trim() !== "") html += autoParagraphs(shortcodes(piece, context));
  };
  for (const mark of content.matchAll(BLOCK)) {
    const [whole, isEnd, name = "", given = "", isSelfClosing] = mark;
    take(mark.index);
    from = mark.index + whole.length;
    if (BARE_BLOCKS.includes(name)) html += BOUNDARY;
    if (isSelfClosing) html += dynamicBlock(name, given, context, nesting);
    else depth = Math.max(0, depth + (isEnd ? -1 : 1));
  }
  take(content.length);
  return html;
}

/** Returns the HTML of a block that WordPress makes when a page is read. */
function dynamicBlock(name: string, given: string, context: WordPressContext, nesting: number): string {
  if (QUIET_BLOCKS.includes(name)) return name === "separator" ? "<hr>" : "";
  const { ref, url } = blockAttributes(given);
  const shared =
    name === "block" && typeof ref === "number" && nesting < MAX_SHARED ? context.sharedBlock(ref) : undefined;
  if (shared !== undefined) return contentToHtml(shared, context, nesting + 1);
  if (typeof url === "string" && /embed|video|audio|file|rss|image/.test(name)) return linkTo(url, context);
  context.report.leave(importNotes.dynamicBlock(name));
  return "";
}

function blockAttributes(given: string): Record<string, unknown> {
  try {
    return given === "" ? {} : JSON.parse(given);
  } catch {
    return {};
  }
}

/** Replaces WordPress's own shortcodes; those of plugins stay and are reported. */
function shortcodes(text: string, context: WordPressContext): string {
  const { report } = context;
  return text
    .replace(NOTE, (_, _name, note: string) => `<sup class="footnote">${note.replace(/<[^>]*>/g, " ")}</sup>`)
    .replace(/\[(?:wp_)?caption\b([^\]]*)\](.*?)\[\/(?:wp_)?caption\]/gs, (_, given: string, inner: string) =>
      captionToHtml(given, inner),
    )
    .replace(/\[embed[^\]]*\](.*?)\[\/embed\]/gs, (_, address: string) => linkTo(address.trim(), context))
    .replace(SHORTCODE, (whole, isEnd: string, name: string, given: string) => {
      const lower = name.toLowerCase();
      if (lower === "gallery") return galleryToHtml(given, context);
      if (["audio", "video", "playlist"].includes(lower)) return isEnd ? "" : mediaToHtml(given, context);
      if (lower === "embed" && readAttribute(given, "src")) return linkTo(readAttribute(given, "src") ?? "", context);
      if (!isEnd && LOOKS_LIKE_SHORTCODE.test(name + given)) report.change(importNotes.shortcode(name.slice(0, 60)));
      return whole;
    });
}

function captionToHtml(given: string, inner: string): string {
  const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner)?.[0] ?? "";
  const caption = (readAttribute(given, "caption") ?? inner.replace(image, "")).trim();
  return `\n<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n`;
}

function galleryToHtml(given: string, context: WordPressContext): string {
  const ids =
    (readAttribute(given, "ids") ?? readAttribute(given, "include"))?.split(",").map(Number) ?? context.attached;
  const figures = ids.flatMap((id) => {
    const found = context.attachment(id);
    return found ? toFigure(found) : [];
  });
  if (figures.length === 0) context.report.leave(importNotes.galleryEmpty);
  else if (figures.length < ids.length) context.report.leave(importNotes.galleryImages, ids.length - figures.length);
  return `\n${figures.join("\n")}\n`;
}

function toFigure({ address, alt, caption }: Attachment): string {
  const image = `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function mediaToHtml(given: string, context: WordPressContext): string {
  const names = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "webm", "m4v", "flv", "wma"];
  const address = names.map((name) => readAttribute(given, name)).find((found) => found !== undefined);
  if (address !== undefined) return linkTo(address, context);
  const ids = readAttribute(given, "ids")?.split(",").map(Number) ?? [];
  const links = ids.flatMap((id) => context.attachment(id)?.address ?? []).map((each) => linkTo(each, context));
  if (links.length === 0) context.report.leave(importNotes.mediaMissing);
  return links.join("");
}

function linkTo(address: string, { siteUrl, report }: WordPressContext): string {
  const link = webAddress(decodeEntities(address), siteUrl || undefined);
  if (link === undefined) return escapeMarkup(address);
  report.change(importNotes.embed);
  return `\n<p ${CHANGED}><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>\n`;
}

/** Returns the address and the text of an image's original. */
function getImage(
  attributes: Record<string, string>,
  context: WordPressContext,
): { src: string; alt: string } | undefined {
  const id = Number(/\bwp-image-(\d+)\b/.exec(attributes.class ?? "")?.[1] ?? Number.NaN);
  const known = context.attachment(id);
  const given = webAddress(attributes.src ?? "", context.siteUrl || undefined);
  const address = known?.address ?? (given === undefined ? undefined : context.getOriginal(given));
  return address === undefined ? undefined : { src: address, alt: attributes.alt || known?.alt || "" };
}

/** Returns an attribute of a tag or shortcode, undecoded. */
export function readAttribute(given: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>\\]]+))`, "i").exec(given);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
