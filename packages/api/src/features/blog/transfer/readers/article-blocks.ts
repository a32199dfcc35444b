import { codeLanguageNamed } from "@site/contract/blog/posts/code-languages";
import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, escapeMarkup } from "@site/contract/common/text";
import type { ArticleWriter } from "./article-writer.ts";
import {
  type Element,
  elementsIn,
  getNodes,
  hasBlock,
  isElement,
  isText,
  type Node,
  named,
  parentOf,
} from "./html-nodes.ts";

type Write = (element: Element, writer: ArticleWriter) => string;

const players: Write = (element, writer) =>
  writer.embed(element.attribs.src ?? named(element, "source")?.attribs.src, importNotes.mediaMissing);
const drawing: Write = (_, writer) => writer.leave(importNotes.drawing);
const inside: Write = ({ children }, writer) => writer.blocks(children);

/** Writers of blocks by element; inline and unknown elements around blocks have none. */
export const blockWriters: Record<string, Write> = {
  p: inside,
  ul: toList,
  ol: toList,
  menu: toList,
  dir: toList,
  li: inside,
  hr: (_, writer) => writer.keep("<hr>"),
  pre: toPre,
  blockquote: toQuote,
  figure: toFigure,
  figcaption: inside,
  table: getTable,
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
    return writer.changed(importNotes.embeddedDocument, () => writer.blocks(getNodes(attribs.srcdoc ?? "")));
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

/** Writes a figure: each image becomes one of its own, everything else stands before the caption. */
function toFigure(element: Element, writer: ArticleWriter): string {
  const parts = element.children.filter((node) => !(isElement(node) && node.name === "figcaption"));
  const captions = element.children.filter((node) => isElement(node) && node.name === "figcaption");
  const caption = captions
    .map((each) => (isElement(each) ? writer.line(each.children).trim() : ""))
    .filter(Boolean)
    .join(" ");
  const images = elementsIn(parts).filter(({ name }) => name === "img");
  const hasOther = elementsIn(parts).some(({ name }) =>
    ["figure", "table", "pre", "p", "blockquote", "iframe"].includes(name),
  );
  if (images.length > 0 && !hasOther) {
    const linked = images.map((image) => {
      const parent = parentOf(image);
      return parent?.name === "a" ? parent : image;
    });
    return linked
      .map((each, index) => writer.imageFigure([each], index === linked.length - 1 ? caption : ""))
      .join("\n");
  }
  const html = writer.blocks(parts);
  if (caption === "") return html;
  return (
    html +
    writer.changed(hasOther && images.length === 0 ? importNotes.caption : undefined, () =>
      writer.keep(`<p>${caption}</p>`),
    )
  );
}

function toList({ name, children, attribs }: Element, writer: ArticleWriter): string {
  const items: string[] = [];
  for (const child of children) {
    if (writer.footnotes.removed.has(child)) continue;
    const isItem = isElement(child) && child.name === "li";
    const html = (isItem ? writer.blocks(child.children, "lines") : writer.blocks([child], "lines")).trim();
    if (html === "") continue;
    if (items.length > 0 && holdsOnlyLists(isItem ? child.children : [child])) items[items.length - 1] += html;
    else items.push(html);
  }
  if (items.length === 0) return "";
  const tag = name === "ol" ? "ol" : "ul";
  const start = tag === "ol" && /^\d{1,6}$/.test(attribs.start ?? "") ? ` start="${attribs.start}"` : "";
  return writer.keep(`<${tag}${start}>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</${tag}>`);
}

/** Returns whether nodes are lists alone: they belong to the item before, from which some editors part them. */
function holdsOnlyLists(nodes: Node[]): boolean {
  return nodes.every((node) => (isElement(node) ? /^[ou]l$/.test(node.name) : isText(node) && node.data.trim() === ""));
}

function toQuote({ children }: Element, writer: ArticleWriter): string {
  const html = writer.blocks(children).trim();
  return html === "" ? "" : writer.keep(`<blockquote>${html}</blockquote>`);
}

function toPre(element: Element, writer: ArticleWriter): string {
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
  if (!isCode) return writer.keep(`<pre>${writer.line(element.children)}</pre>`);
  const language = given === undefined ? undefined : codeLanguageNamed(given);
  const write = () =>
    writer.keep(`<pre><code${language ? ` class="language-${language}"` : ""}>${escapeMarkup(text)}</code></pre>`);
  return given !== undefined && language === undefined && !/^(?:plain|text|txt|none|raw|generic)/i.test(given)
    ? writer.changed(importNotes.codeLanguage(cutText(given, 40)), write)
    : write();
}

function preText(nodes: Node[]): string {
  return nodes
    .map((node) =>
      isText(node) ? node.data : isElement(node) ? (node.name === "br" ? "\n" : preText(node.children)) : "",
    )
    .join("");
}

function getTable(element: Element, writer: ArticleWriter): string {
  const rows = tableRows(element, writer);
  const caption = element.children.find((node): node is Element => isElement(node) && node.name === "caption");
  const before = caption ? writer.changed(importNotes.caption, () => writer.blocks(caption.children)) : "";
  return before + (rows === "" ? "" : writer.keep(`<table>${rows}</table>`));
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
