import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup, slugify } from "@site/contract/common/text";
import { findRefusal } from "../../../../text/html.ts";
import { blockWriters } from "./article-blocks.ts";
import { getFootnotes } from "./article-footnotes.ts";
import { inlineElement, isFormatting, reportUnknown, toInline } from "./article-lines.ts";
import { type ArticleContext, type ArticleWriter, CHANGED } from "./article-writer.ts";
import { getFileName } from "./clean-text.ts";
import {
  type Element,
  elementsIn,
  getLine,
  getNodes,
  hasBlock,
  isElement,
  isText,
  type Node,
  named,
} from "./html-nodes.ts";
import type { PostReport } from "./post-report.ts";

const CONTAINERS = new Set(
  "address article aside body center dialog div fieldset footer header hgroup html main nav search section".split(" "),
);
const SIMPLE_HEADINGS: Record<string, string> = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/**
 * Turns any HTML into what an article may contain: every block stays one, and nothing is dropped without a sentence.
 */
export function articleHtml(html: string, context: ArticleContext): string {
  if (findRefusal(html)) return html; // the post is refused as a whole
  const nodes = getNodes(html);
  return new HtmlWriter(context, nodes).blocks(nodes).trim();
}

type Wrap = (line: string) => string;

/** Writes the blocks of an article. */
class HtmlWriter implements ArticleWriter {
  readonly context: ArticleContext;
  readonly footnotes: ReturnType<typeof getFootnotes>;
  readonly #headings: Map<string, string>;
  /** Inline elements around the blocks that are being written, such as a link around paragraphs. */
  #wraps: Wrap[] = [];
  #isChanged = false;

  constructor(context: ArticleContext, nodes: Node[]) {
    this.context = context;
    this.footnotes = getFootnotes(nodes, context.footnotes ?? new Map());
    this.#headings = getHeadings(nodes);
  }

  headingId(id: string): string | undefined {
    return this.#headings.get(id);
  }

  blocks(nodes: Node[], holds: "paragraphs" | "lines" = "paragraphs"): string {
    let html = "";
    let line: Node[] = [];
    const endLine = () => {
      html += holds === "lines" ? this.line(line) : this.#paragraph(line);
      line = [];
    };
    for (const node of nodes) {
      if (this.footnotes.removed.has(node)) continue;
      if (isElement(node) && (hasBlock(node) || this.#standsAlone(node))) {
        endLine();
        html += this.#block(node);
      } else if (isElement(node) || isText(node)) line.push(node);
    }
    endLine();
    return html;
  }

  line(nodes: Node[]): string {
    const html = toInline(nodes, this);
    return html.trim() === "" ? html : this.#wraps.reduce((inner, wrap) => wrap(inner), html);
  }

  changed(sentence: Parameters<PostReport["change"]>[0] | undefined, write: () => string): string {
    if (sentence !== undefined) this.context.report.change(sentence);
    const before = this.#isChanged;
    this.#isChanged = true;
    const html = write();
    this.#isChanged = before;
    return html;
  }

  leave(sentence: Parameters<PostReport["leave"]>[0]): string {
    this.context.report.leave(sentence);
    return "";
  }

  keep(html: string): string {
    if (!this.#isChanged) this.context.report.keep();
    return html;
  }

  #standsAlone({ name }: Element): boolean {
    return ["script", "style", "svg", "canvas", "math", "embed", "map"].includes(name);
  }

  #paragraph(nodes: Node[]): string {
    const shown = nodes.filter((node) => !isText(node) || node.data.trim() !== "");
    if (
      shown.length > 0 &&
      shown.every((node) => isElement(node) && imageIn(node) !== undefined && getLine([node]) === "")
    )
      return shown.map((node) => this.imageFigure([node], "")).join("\n");
    const html = this.line(nodes);
    const text = html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, "");
    if (text === "") return /\n/.test(html) ? "\n" : "";
    return this.keep(`<p>${text}</p>`);
  }

  #block(element: Element): string {
    const { name, children, attribs } = element;
    if (attribs[CHANGED] !== undefined) return this.changed(undefined, () => this.blocks(children));
    const card = this.context.card?.(element);
    if (card !== undefined) return this.blocks(getNodes(card));
    if (CONTAINERS.has(name)) return this.#background(attribs.style) + this.blocks(children);
    if (name in SIMPLE_HEADINGS) return this.#heading(name, children);
    const write = blockWriters[name];
    return write ? write(element, this) : this.#around(element);
  }

  /** Writes the image behind a block, as that of WordPress's cover, before its text. */
  #background(style = ""): string {
    const address = /background(?:-image)?\s*:[^;]*?url\(\s*["']?([^"')\s]+)/i.exec(style)?.[1];
    if (address === undefined) return "";
    const image = getNodes(`<img src="${escapeMarkup(address)}">`);
    return this.changed(importNotes.backgroundImage, () => this.imageFigure(image, ""));
  }

  #heading(name: string, children: Node[]): string {
    if (children.some(hasBlock)) return this.blocks(children);
    const html = this.line(children).trim();
    if (html === "") return "";
    const level = SIMPLE_HEADINGS[name] ?? "h4";
    const write = () => this.keep(`<${level}>${html}</${level}>`);
    return name === "h5" || name === "h6" ? this.changed(importNotes.smallHeading, write) : write();
  }

  /** Writes an inline or unknown element around blocks: what it means goes into each of their lines. */
  #around(element: Element): string {
    if (!isFormatting(element)) {
      reportUnknown(element, this);
      return this.blocks(element.children);
    }
    this.#wraps.unshift((line) => inlineElement(element, this, line));
    const html = this.blocks(element.children);
    this.#wraps.shift();
    return html;
  }

  imageFigure(nodes: Node[], caption: string): string {
    const image = this.line(nodes).trim();
    if (image === "") return caption === "" ? "" : this.keep(`<p>${caption}</p>`);
    return this.keep(`<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`);
  }

  embed(address: string | undefined, missing: Parameters<PostReport["leave"]>[0]): string {
    const link = address === undefined ? undefined : this.context.embed(address);
    if (link === undefined) return this.leave(missing);
    const shown = escapeMarkup(/^https?:/.test(link) ? link : getFileName(link));
    return this.changed(importNotes.embed, () => this.keep(`<p><a href="${escapeMarkup(link)}">${shown}</a></p>`));
  }
}

function imageIn(node: Element): Element | undefined {
  return node.name === "img" ? node : ["a", "picture", "span"].includes(node.name) ? named(node, "img") : undefined;
}

/** Returns the ids that links may lead to, with the ids that the headings get in the article. */
function getHeadings(nodes: Node[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const element of elementsIn(nodes)) {
    if (!/^h[1-3]$/.test(element.name)) continue;
    const own = slugify(getLine(element.children), 60);
    const names = [element, ...elementsIn(element.children)].map(({ attribs }) => attribs.id ?? attribs.name);
    for (const name of names) if (name && own) ids.set(name, own);
  }
  return ids;
}
