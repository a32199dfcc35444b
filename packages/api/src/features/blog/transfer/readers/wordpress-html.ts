import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup } from "@site/contract/common/text";
import { decodeEntities, webAddress } from "./clean-text.ts";
import { autoParagraphs } from "./paragraphs.ts";

/** An attachment of a WordPress site. */
export interface Attachment {
  address: string;
  alt: string;
  caption: string;
  title: string;
}

export interface WordPressContext {
  siteUrl: string;
  attachment(id: number): Attachment | undefined;
  /** Attachments that were uploaded in this post, for galleries without a list. */
  attached: number[];
  /** Returns the address that the original of an image has, which may be shown in a smaller size. */
  originalOf(address: string): string;
  note(sentence: string): void;
}

const BLOCK = /<!--\s+(\/)?wp:([a-z][\w/-]*)\s*(\{[^>]*?\})?\s*(\/)?-->/g;
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s+[^\]]*)?)\](?!\])/gi;
/** Words in brackets that are no shortcode ("[sic]") have neither attributes nor a joined name. */
const LOOKS_LIKE_SHORTCODE = /[-_]|=/;
/** Dynamic blocks that stand for nothing a post loses. */
const QUIET_BLOCKS = ["more", "nextpage", "separator", "spacer"];

/** Turns the stored content of a WordPress post into the HTML that WordPress shows. */
export function wordPressHtml(content: string, context: WordPressContext): string {
  if (/<!--nextpage-->/.test(content)) context.note(importNotes.pages);
  const shown = content.includes("<!-- wp:")
    ? blocksToHtml(content, context)
    : autoParagraphs(shortcodes(content.replace(/<!--.*?-->/gs, ""), context));
  return imagesOf(embedsOf(shown, context), context);
}

/** Removes the marks of blocks; text outside of them is the classic editor's. */
function blocksToHtml(content: string, context: WordPressContext): string {
  let html = "";
  let depth = 0;
  let from = 0;
  const take = (to: number) => {
    const piece = content.slice(from, to).replace(/<!--.*?-->/gs, "");
    if (depth > 0) html += shortcodes(piece, context);
    else if (piece.trim() !== "") html += autoParagraphs(shortcodes(piece, context));
  };
  for (const mark of content.matchAll(BLOCK)) {
    const [whole, isEnd, name = "", , isSelfClosing] = mark;
    take(mark.index);
    from = mark.index + whole.length;
    if (isSelfClosing) {
      if (!QUIET_BLOCKS.includes(name)) context.note(importNotes.dynamicBlock(name));
    } else depth = Math.max(0, depth + (isEnd ? -1 : 1));
  }
  take(content.length);
  // A gallery is a figure of figures; each keeps its own text.
  return html
    .replace(/<figure class="wp-block-gallery[^>]*>/g, "<div>")
    .replace(/<\/figure>(\s*)<\/figure>/g, "</figure>$1</div>");
}

/** Replaces WordPress's own shortcodes; those of plugins stay and are reported. */
function shortcodes(text: string, context: WordPressContext): string {
  const captioned = text.replace(
    /\[(?:wp_)?caption\b([^\]]*)\](.*?)\[\/(?:wp_)?caption\]/gs,
    (_, given: string, inner: string) => captionToHtml(given, inner),
  );
  const embedded = captioned.replace(/\[embed[^\]]*\](.*?)\[\/embed\]/gs, (_, address: string) =>
    linkTo(address.trim(), context),
  );
  return embedded.replace(SHORTCODE, (whole, isEnd: string, name: string, given: string) => {
    const lower = name.toLowerCase();
    if (lower === "gallery") return galleryToHtml(given, context);
    if (["audio", "video", "playlist"].includes(lower)) return isEnd ? "" : mediaToHtml(given, context);
    if (LOOKS_LIKE_SHORTCODE.test(name + given)) context.note(importNotes.shortcode(name));
    return whole;
  });
}

function captionToHtml(given: string, inner: string): string {
  const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/.exec(inner)?.[0] ?? "";
  const caption = (attributeOf(given, "caption") ?? inner.replace(image, "")).trim();
  return `\n<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>\n`;
}

function galleryToHtml(given: string, context: WordPressContext): string {
  const ids = (attributeOf(given, "ids") ?? attributeOf(given, "include"))?.split(",").map(Number) ?? context.attached;
  const figures = ids.flatMap((id) => {
    const found = context.attachment(id);
    return found ? figureOf(found) : [];
  });
  if (figures.length === 0) context.note(importNotes.galleryEmpty);
  return `\n${figures.join("\n")}\n`;
}

function figureOf({ address, alt, caption }: Attachment): string {
  const image = `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

function mediaToHtml(given: string, context: WordPressContext): string {
  const names = ["src", "mp3", "m4a", "ogg", "wav", "mp4", "webm", "m4v"];
  const address = names.map((name) => attributeOf(given, name)).find((found) => found !== undefined);
  return address === undefined ? "" : linkTo(address, context);
}

function linkTo(address: string, { siteUrl, note }: WordPressContext): string {
  const link = webAddress(decodeEntities(address), siteUrl || undefined);
  if (link === undefined) return escapeMarkup(address);
  note(importNotes.embed(1));
  return `\n<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>\n`;
}

/** Turns players, frames and embed blocks, which articles may not contain, into links. */
export function embedsOf(html: string, context: Pick<WordPressContext, "siteUrl" | "note">): string {
  let count = 0;
  const link = (address: string) => {
    const target = webAddress(decodeEntities(address), context.siteUrl || undefined);
    if (target === undefined) return "";
    count++;
    return `<p><a href="${escapeMarkup(target)}">${escapeMarkup(target)}</a></p>`;
  };
  const linked = html
    .replace(
      /<figure class="wp-block-embed[^>]*>\s*<div[^>]*>\s*(\S+?)\s*<\/div>(.*?)<\/figure>/gs,
      (_, address, rest) => {
        const caption = /<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(rest)?.[1];
        return link(address) + (caption ? `<p>${caption}</p>` : "");
      },
    )
    .replace(/<iframe\b[^>]*?\ssrc=["']([^"']+)["'][^>]*>.*?<\/iframe>/gs, (_, address) => link(address))
    .replace(/<(video|audio)\b([^>]*)>(.*?)<\/\1>/gs, (_, _name, given: string, inner: string) =>
      link(attributeOf(given, "src") ?? attributeOf(inner, "src") ?? ""),
    );
  if (count > 0) context.note(importNotes.embed(count));
  return linked;
}

/** Gives images the address and text of their original, and removes links that lead to the image itself. */
function imagesOf(html: string, context: WordPressContext): string {
  const completed = html.replace(/<img\b[^>]*>/g, (tag) => {
    const id = Number(/\bwp-image-(\d+)\b/.exec(tag)?.[1] ?? Number.NaN);
    const known = context.attachment(id);
    const given = webAddress(decodeEntities(attributeOf(tag, "src") ?? ""), context.siteUrl || undefined);
    const address = known?.address ?? (given === undefined ? undefined : context.originalOf(given));
    if (address === undefined) return "";
    const alt = decodeEntities(attributeOf(tag, "alt") ?? "") || known?.alt || "";
    return `<img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}">`;
  });
  return completed.replace(/<a\b([^>]*)>\s*(<img src="([^"]*)"[^>]*>)\s*<\/a>/g, (whole, given, image, source) => {
    const target = webAddress(decodeEntities(attributeOf(given, "href") ?? ""), context.siteUrl || undefined);
    return target !== undefined && context.originalOf(target) === decodeEntities(source) ? image : whole;
  });
}

/** Returns an attribute of a tag or shortcode, undecoded. */
export function attributeOf(given: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>\\]]+))`, "i").exec(given);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
