import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText, escapeMarkup } from "@site/contract/common/text";
import type { ArticleWriter } from "./article-writer.ts";
import { decoded } from "./clean-text.ts";
import { type Element, getLine, hasClass, isElement, isText, type Node, named } from "./html-nodes.ts";

/** Inline elements of an article by those of the file. */
const NAMES: Record<string, string> = {
  ...{ strong: "strong", b: "strong", em: "em", i: "em", cite: "em", dfn: "em", var: "em", u: "u", ins: "u" },
  ...{ s: "s", strike: "s", del: "s", code: "code", kbd: "code", samp: "code", tt: "code", sub: "sub", sup: "sup" },
};
/** Elements whose text is part of the line and which mean nothing else. */
const PLAIN = new Set(
  (
    "abbr acronym address bdi bdo big blink button data font label legend li map mark marquee nobr output picture rb rp " +
    "ruby small span summary time tt option select article section div p center optgroup wbr dt dd td th tr"
  ).split(" "),
);
/** Schemes that an article may not link to. */
const LEAVES_BROWSER = /^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/i;
const BARE_ADDRESS = /^https?:\/\/[^\s<>"']+$/;

/** Writes nodes as part of a line. */
export function toInline(nodes: Node[], writer: ArticleWriter): string {
  return nodes
    .map((node, index) => {
      if (writer.footnotes.removed.has(node)) return "";
      if (isText(node)) return findText(node.data, writer, isAlone(nodes, index));
      return isElement(node) ? inlineElement(node, writer) : "";
    })
    .join("");
}

/** Returns whether an element says something about the text in it. */
export function isFormatting({ name }: Element): boolean {
  return name === "a" || name in NAMES;
}

/** Returns whether a text has a line for itself, which WordPress shows as what its address leads to. */
function isAlone(nodes: Node[], index: number): boolean {
  const isEdge = (node: Node | undefined) => node === undefined || (isElement(node) && node.name === "br");
  const parent = nodes[index]?.parent;
  const isInLink = parent && "name" in parent && ["a", "code", "pre"].includes(parent.name);
  return !isInLink && isEdge(nodes[index - 1]) && isEdge(nodes[index + 1]);
}

function findText(text: string, writer: ArticleWriter, isLine: boolean): string {
  const address = text.trim();
  if (!isLine || !BARE_ADDRESS.test(address)) return escapeMarkup(text);
  writer.changed(importNotes.embed, () => "");
  return `<a href="${escapeMarkup(address)}">${escapeMarkup(address)}</a>`;
}

/** Writes an element of a line. @param given stands in place of its content */
export function inlineElement(element: Element, writer: ArticleWriter, given?: string): string {
  const { name, attribs, children } = element;
  const inner = () => given ?? toInline(children, writer);
  const note = writer.footnotes.texts.get(element);
  if (note !== undefined) return note === "" ? "" : `<sup class="footnote">${escapeMarkup(note)}</sup>`;
  if (name === "sup" && hasClass(element, "footnote")) {
    const text = getLine(children);
    return text && `<sup class="footnote">${escapeMarkup(text)}</sup>`;
  }
  if (NAMES[name]) return around(NAMES[name], inner());
  switch (name) {
    case "br":
      return "<br>";
    case "img":
      return getImage(element, writer);
    case "a":
      return getLink(attribs, inner(), element, writer);
    case "q":
      return `“${inner()}”`;
    case "rt":
      return ` (${inner()})`;
    case "input":
      if (attribs.type === "checkbox") return attribs.checked === undefined ? "☐ " : "☑ ";
      return attribs.type === "hidden" ? "" : writer.leave(importNotes.formField);
    case "textarea":
    case "select":
      return writer.leave(importNotes.formField);
    case "source":
    case "track":
    case "area":
    case "col":
    case "colgroup":
    case "link":
    case "meta":
      return "";
  }
  reportUnknown(element, writer);
  return inner();
}

/** Names an element that HTML does not have: its text stays, or there was nothing in it. */
export function reportUnknown({ name, children }: Element, writer: ArticleWriter): void {
  if (PLAIN.has(name)) return;
  const short = cutText(name, 40);
  if (getLine(children) === "" && !children.some((child) => isElement(child)))
    writer.leave(importNotes.elementLeft(short));
  else writer.changed(importNotes.element(short), () => "");
}

/** An element keeps spaces at its edges outside, because editors trim them. */
function around(name: string, inner: string): string {
  return inner.trim() === "" ? inner : `<${name}>${inner}</${name}>`;
}

function getImage({ attribs }: Element, writer: ArticleWriter): string {
  const late = attribs["data-src"] || attribs["data-lazy-src"] || attribs["data-original"];
  const first = (attribs.srcset ?? attribs["data-srcset"] ?? "").trim().split(/[\s,]/, 1)[0];
  const isPlaceholder = !attribs.src || /^data:/i.test(attribs.src);
  const src = (isPlaceholder && (late || first)) || attribs.src || "";
  if (/^data:/i.test(src)) return writer.leave(importNotes.inlineImage);
  const image = src === "" ? undefined : writer.context.image({ ...attribs, src });
  if (!image) return writer.leave(importNotes.imageMissing);
  return `<img src="${escapeMarkup(image.src)}" alt="${escapeMarkup(image.alt)}">`;
}

function getLink({ href }: Record<string, string>, inner: string, element: Element, writer: ArticleWriter): string {
  if (href === undefined || inner.trim() === "") return inner;
  if (href.startsWith("#")) {
    const id = writer.headingId(decoded(href.slice(1)));
    if (id !== undefined) return `<a href="#${id}">${inner}</a>`;
    if (href !== "#") writer.changed(importNotes.anchor, () => "");
    return inner;
  }
  const target = LEAVES_BROWSER.test(href.trim()) ? undefined : writer.context.link(href.trim());
  if (target === undefined) {
    writer.changed(importNotes.linkLeft, () => "");
    return inner;
  }
  const shown = escapeMarkup(target.href);
  // A link that only enlarges its own image.
  if (named(element, "img") && getLine(element.children) === "" && inner.includes(`src="${shown}"`)) return inner;
  if (target.isOld) writer.context.report.change(importNotes.oldLinks);
  return `<a href="${shown}">${inner}</a>`;
}
