import { codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup, slugify } from "@site/contract/common/text";
import { footnotesOf } from "./article-footnotes.ts";
import { inlineElement, inlineOf, isFormatting, noteUnknown } from "./article-lines.ts";
import {
  type Element,
  elementsIn,
  hasBlock,
  isElement,
  isText,
  lineOf,
  type Node,
  named,
  nodesOf,
} from "./html-nodes.ts";
import type { PostReport } from "./post-report.ts";

/** What the writer of an article asks the reader of a file. */
export interface ArticleContext {
  report: PostReport;
  /** Returns the address and the text of an image; undefined leaves it out. */
  image(attributes: Record<string, string>): { src: string; alt: string } | undefined;
  /** Returns the address that a link has in the article; undefined leaves only its text. */
  link(href: string): string | undefined;
  /** Returns the absolute address of a player or frame; undefined if it has none. */
  embed(address: string): string | undefined;
  /** Texts of footnotes that stand outside of the text, by their id. */
  footnotes?: Map<string, string>;
  /** Returns simple HTML for an element of the former product; undefined for others. */
  card?(element: Element): string | undefined;
}

/** Marks HTML that a reader made of something else and has named in the report. */
export const CHANGED = "data-changed";

const CONTAINERS = new Set(
  "address article aside body center dialog div fieldset footer header hgroup html main nav search section".split(" "),
);
const SIMPLE_HEADINGS: Record<string, string> = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/** Turns any HTML into what an article may contain: every block stays one, and nothing is dropped without a sentence. */
export function articleHtml(html: string, context: ArticleContext): string {
  const nodes = nodesOf(html);
  return new ArticleWriter(context, nodes).blocks(nodes).trim();
}

type Wrap = (line: string) => string;

/** Writes the blocks of an article. */
export class ArticleWriter {
  readonly context: ArticleContext;
  readonly footnotes: ReturnType<typeof footnotesOf>;
  readonly #headings: Map<string, string>;
  /** Inline elements around the blocks that are being written, such as a link around paragraphs. */
  #wraps: Wrap[] = [];
  #isChanged = false;

  constructor(context: ArticleContext, nodes: Node[]) {
    this.context = context;
    this.footnotes = footnotesOf(nodes, context.footnotes ?? new Map());
    this.#headings = headingsOf(nodes);
  }

  /** Returns the id that a heading will have; undefined if the text has no heading of this id. */
  headingId(id: string): string | undefined {
    return this.#headings.get(id);
  }

  /** Writes nodes as blocks: text between them becomes paragraphs, or stays bare where a block holds lines itself. */
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

  /** Writes nodes as part of a line. */
  line(nodes: Node[]): string {
    const html = inlineOf(nodes, this);
    return html.trim() === "" ? html : this.#wraps.reduce((inner, wrap) => wrap(inner), html);
  }

  /** Writes something in another shape; its blocks do not count as kept. */
  changed(sentence: Parameters<PostReport["change"]>[0] | undefined, write: () => string): string {
    if (sentence !== undefined && !this.#isChanged) this.context.report.change(sentence);
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

  #keep(html: string): string {
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
      shown.every((node) => isElement(node) && imageIn(node) !== undefined && lineOf([node]) === "")
    )
      return shown.map((node) => this.#figure([node], "")).join("\n");
    const html = this.line(nodes);
    const text = html.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, "");
    if (text === "") return /\n/.test(html) ? "\n" : "";
    return this.#keep(`<p>${text}</p>`);
  }

  #block(element: Element): string {
    const { name, children, attribs } = element;
    if (attribs[CHANGED] !== undefined) return this.changed(undefined, () => this.blocks(children));
    const card = this.context.card?.(element);
    if (card !== undefined) return this.blocks(nodesOf(card));
    if (CONTAINERS.has(name)) return this.blocks(children);
    if (name in SIMPLE_HEADINGS) return this.#heading(name, children);
    const write = writers[name];
    return write ? write(element, this) : this.#around(element);
  }

  #heading(name: string, children: Node[]): string {
    if (children.some(hasBlock)) return this.blocks(children);
    const html = this.line(children).trim();
    if (html === "") return "";
    const level = SIMPLE_HEADINGS[name] ?? "h4";
    const write = () => this.#keep(`<${level}>${html}</${level}>`);
    return name === "h5" || name === "h6" ? this.changed(importNotes.smallHeading, write) : write();
  }

  /** Writes an inline or unknown element around blocks: what it means goes into each of their lines. */
  #around(element: Element): string {
    if (!isFormatting(element)) {
      noteUnknown(element, this);
      return this.blocks(element.children);
    }
    this.#wraps.unshift((line) => inlineElement(element, this, line));
    const html = this.blocks(element.children);
    this.#wraps.shift();
    return html;
  }

  /** Writes a figure of one image; its caption is HTML of a line. */
  #figure(nodes: Node[], caption: string): string {
    const image = this.line(nodes).trim();
    if (image === "") return caption === "" ? "" : this.#keep(`<p>${caption}</p>`);
    return this.#keep(`<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`);
  }

  /** Writes a figure: each image becomes one of its own, everything else stands before the caption. */
  figure(element: Element): string {
    const parts = element.children.filter((node) => !(isElement(node) && node.name === "figcaption"));
    const captions = element.children.filter((node) => isElement(node) && node.name === "figcaption");
    const caption = captions
      .map((each) => (isElement(each) ? this.line(each.children).trim() : ""))
      .filter(Boolean)
      .join(" ");
    const images = elementsIn(parts).filter(({ name }) => name === "img");
    const hasOther = elementsIn(parts).some(({ name }) =>
      ["figure", "table", "pre", "p", "blockquote", "iframe"].includes(name),
    );
    if (images.length > 0 && !hasOther) {
      const linked = images.map((image) =>
        isElement(image.parent as Node) && (image.parent as Element).name === "a" ? (image.parent as Element) : image,
      );
      return linked.map((each, index) => this.#figure([each], index === linked.length - 1 ? caption : "")).join("\n");
    }
    const html = this.blocks(parts);
    if (caption === "") return html;
    return (
      html +
      this.changed(hasOther && images.length === 0 ? importNotes.caption : undefined, () =>
        this.#keep(`<p>${caption}</p>`),
      )
    );
  }

  list({ name, children, attribs }: Element): string {
    const items: string[] = [];
    for (const child of children) {
      if (this.footnotes.removed.has(child)) continue;
      const isItem = isElement(child) && child.name === "li";
      const html = (isItem ? this.blocks(child.children, "lines") : this.blocks([child], "lines")).trim();
      if (html === "") continue;
      if (!isItem && isElement(child) && /^[ou]l$/.test(child.name) && items.length > 0)
        items[items.length - 1] += html;
      else items.push(html);
    }
    if (items.length === 0) return "";
    const tag = name === "ol" ? "ol" : "ul";
    const start = tag === "ol" && /^\d{1,6}$/.test(attribs.start ?? "") ? ` start="${attribs.start}"` : "";
    return this.#keep(`<${tag}${start}>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</${tag}>`);
  }

  quote(children: Node[]): string {
    const html = this.blocks(children).trim();
    return html === "" ? "" : this.#keep(`<blockquote>${html}</blockquote>`);
  }

  pre(element: Element): string {
    const code = named(element, "code");
    const classes = [element, ...(code ? [code] : [])].map(
      ({ attribs }) => `${attribs.class ?? ""} ${attribs.lang ?? ""}`,
    );
    const given =
      element.attribs["data-enlighter-language"] ??
      element.attribs["data-lang"] ??
      /(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/.exec(classes.join(" "))?.[1];
    const isCode = code !== undefined || given !== undefined;
    const text = preText(element.children);
    if (text.trim() === "") return "";
    if (!isCode) return this.#keep(`<pre>${this.line(element.children)}</pre>`);
    const language = given === undefined ? undefined : codeLanguageNamed(given);
    const write = () =>
      this.#keep(`<pre><code${language ? ` class="language-${language}"` : ""}>${escapeMarkup(text)}</code></pre>`);
    return given !== undefined && language === undefined && !/^(?:plain|text|txt|none|raw|generic)/i.test(given)
      ? this.changed(importNotes.codeLanguage(given.slice(0, 40)), write)
      : write();
  }

  table(element: Element): string {
    const rows = tableRows(element, this);
    const caption = element.children.find((node): node is Element => isElement(node) && node.name === "caption");
    const before = caption ? this.changed(importNotes.caption, () => this.blocks(caption.children)) : "";
    return before + (rows === "" ? "" : this.#keep(`<table>${rows}</table>`));
  }

  /** Writes a link in place of a player or frame. */
  embed(address: string | undefined, missing: Parameters<PostReport["leave"]>[0]): string {
    const link = address === undefined ? undefined : this.context.embed(address);
    if (link === undefined) return this.leave(missing);
    const shown = escapeMarkup(link);
    return this.changed(importNotes.embed, () => this.#keep(`<p><a href="${shown}">${shown}</a></p>`));
  }
}

function imageIn(node: Element): Element | undefined {
  return node.name === "img" ? node : ["a", "picture", "span"].includes(node.name) ? named(node, "img") : undefined;
}

/** Returns the ids that links may lead to, with the ids that the headings get in the article. */
function headingsOf(nodes: Node[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const element of elementsIn(nodes)) {
    if (!/^h[1-3]$/.test(element.name)) continue;
    const own = slugify(lineOf(element.children), 60);
    const names = [element, ...elementsIn(element.children)].map(({ attribs }) => attribs.id ?? attribs.name);
    for (const name of names) if (name && own) ids.set(name, own);
  }
  return ids;
}

function preText(nodes: Node[]): string {
  return nodes
    .map((node) =>
      isText(node) ? node.data : isElement(node) ? (node.name === "br" ? "\n" : preText(node.children)) : "",
    )
    .join("");
}

function tableRows(element: Element, writer: ArticleWriter): string {
  return element.children
    .map((child) => {
      if (!isElement(child)) return "";
      if (/^(?:thead|tbody|tfoot)$/.test(child.name)) {
        const rows = tableRows(child, writer);
        const name = child.name === "thead" ? "thead" : "tbody";
        return rows && `<${name}>${rows}</${name}>`;
      }
      if (child.name === "tr") return `<tr>${tableRows(child, writer)}</tr>`;
      if (child.name !== "td" && child.name !== "th") return "";
      const spans = ["colspan", "rowspan", "scope"].flatMap((name) => {
        const value = child.attribs[name];
        return value && /^\w{1,8}$/.test(value) ? [` ${name}="${value}"`] : [];
      });
      return `<${child.name}${spans.join("")}>${writer.blocks(child.children, "lines").trim()}</${child.name}>`;
    })
    .join("");
}

type Write = (element: Element, writer: ArticleWriter) => string;

const list: Write = (element, writer) => writer.list(element);
const players: Write = (element, writer) =>
  writer.embed(element.attribs.src ?? named(element, "source")?.attribs.src, importNotes.mediaMissing);
const drawing: Write = (_, writer) => writer.leave(importNotes.drawing);
const inside: Write = ({ children }, writer) => writer.blocks(children);

/** Writers of blocks by element; inline and unknown elements around blocks have none. */
const writers: Record<string, Write> = {
  p: inside,
  ul: list,
  ol: list,
  menu: list,
  dir: list,
  li: inside,
  hr: () => "<hr>",
  pre: (element, writer) => writer.pre(element),
  blockquote: ({ children }, writer) => writer.quote(children),
  figure: (element, writer) => writer.figure(element),
  figcaption: inside,
  table: (element, writer) => writer.table(element),
  dl: ({ children }, writer) => writer.changed(importNotes.definitionList, () => writer.blocks(children)),
  dt: ({ children }, writer) => strongLine(children, writer),
  dd: inside,
  details: ({ children }, writer) => writer.changed(importNotes.details, () => writer.blocks(children)),
  summary: ({ children }, writer) => strongLine(children, writer),
  legend: ({ children }, writer) => strongLine(children, writer),
  form: ({ children }, writer) => writer.changed(importNotes.form, () => writer.blocks(children)),
  iframe: ({ attribs }, writer) => {
    const address = attribs.src || attribs["data-src"] || attribs["data-lazy-src"];
    if (address && !/^about:/i.test(address)) return writer.embed(address, importNotes.embedMissing);
    if (!attribs.srcdoc) return writer.leave(importNotes.embedMissing);
    return writer.changed(importNotes.embeddedDocument, () => writer.blocks(nodesOf(attribs.srcdoc ?? "")));
  },
  embed: ({ attribs }, writer) => writer.embed(attribs.src, importNotes.embedMissing),
  object: ({ attribs, children }, writer) =>
    attribs.data ? writer.embed(attribs.data, importNotes.embedMissing) : writer.blocks(children),
  video: players,
  audio: players,
  script: ({ attribs }, writer) => {
    const gist = /^(https:\/\/gist\.github\.com\/.+)\.js/.exec(attribs.src ?? "")?.[1];
    return gist ? writer.embed(gist, importNotes.script) : writer.leave(importNotes.script);
  },
  style: (_, writer) => writer.leave(importNotes.style),
  svg: drawing,
  canvas: drawing,
  math: drawing,
  map: drawing,
  template: () => "",
  head: () => "",
  // A page that loads images late repeats them here.
  noscript: ({ children }, writer) =>
    elementsIn(children).some(({ name }) => name === "img") ? "" : writer.blocks(children),
};

function strongLine(children: Node[], writer: ArticleWriter): string {
  if (children.some(hasBlock)) return writer.blocks(children);
  const html = writer.line(children).trim();
  return html && `<p><strong>${html}</strong></p>`;
}
