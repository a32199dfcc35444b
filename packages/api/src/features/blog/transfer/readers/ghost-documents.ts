import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup } from "@site/contract/common/text";
import { z } from "zod";

type Note = (sentence: string) => void;

const DEEPEST = 40;
/** Bits of a Lexical text's format, in the order in which elements nest. */
const FORMATS: [bit: number, element: string][] = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
  [16, "code"],
  [32, "sub"],
  [64, "sup"],
];

const node = z.object({
  type: z.string(),
  text: z.string().optional(),
  format: z.unknown().optional(),
  tag: z.string().optional(),
  url: z.string().optional(),
  listType: z.string().optional(),
  src: z.string().optional(),
  alt: z.string().optional(),
  caption: z.string().optional(),
  html: z.string().optional(),
  code: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});
const lexicalDocument = z.object({ root: z.object({ children: z.array(z.unknown()) }) });

/** Turns a Lexical document, Ghost's editor since version 5, into HTML where the file has none. */
export function lexicalToHtml(source: string, note: Note): string {
  const found = lexicalDocument.safeParse(jsonOf(source)).data;
  return found ? childrenToHtml(found.root.children, note, 0) : "";
}

function childrenToHtml(children: unknown[] | undefined, note: Note, depth: number): string {
  if (depth > DEEPEST) return "";
  return (children ?? []).map((child) => nodeToHtml(child, note, depth + 1)).join("");
}

function nodeToHtml(child: unknown, note: Note, depth: number): string {
  const { data } = node.safeParse(child);
  if (!data) return "";
  const inner = () => childrenToHtml(data.children, note, depth);
  switch (data.type) {
    case "text":
    case "extended-text":
      return formatted(data.text ?? "", typeof data.format === "number" ? data.format : 0);
    case "linebreak":
      return "<br>";
    case "paragraph":
      return `<p>${inner()}</p>`;
    case "heading":
    case "extended-heading":
      return /^h[1-6]$/.test(data.tag ?? "") ? `<${data.tag}>${inner()}</${data.tag}>` : `<h2>${inner()}</h2>`;
    case "quote":
    case "extended-quote":
    case "aside":
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case "list":
      return data.listType === "number" ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case "listitem":
      return `<li>${inner()}</li>`;
    case "link":
      return `<a href="${escapeMarkup(data.url ?? "")}">${inner()}</a>`;
    case "horizontalrule":
      return "<hr>";
    case "image":
      return figure(data.src, data.alt, data.caption);
    case "codeblock":
      return `<pre><code>${escapeMarkup(data.code ?? "")}</code></pre>`;
    case "html":
    case "markdown":
      return data.html ?? "";
    default:
      note(importNotes.card(data.type.slice(0, 40)));
      return inner();
  }
}

function formatted(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, element]) => (format & bit ? `<${element}>${html}</${element}>` : html),
    escapeMarkup(text),
  );
}

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]);
const mobiledoc = z.object({
  atoms: z.array(z.unknown()).default([]),
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
  markups: z.array(z.tuple([z.string()]).rest(z.array(z.string()))).default([]),
  sections: z.array(z.tuple([z.number()]).rest(z.unknown())),
});
type Mobiledoc = z.output<typeof mobiledoc>;

/** Turns a Mobiledoc (0.3), the editor before Lexical, into HTML where the file has none. */
export function mobiledocToHtml(source: string, note: Note): string {
  const found = mobiledoc.safeParse(jsonOf(source)).data;
  return (found?.sections ?? []).map((section) => sectionToHtml(section, found, note)).join("");
}

const MARKUP_SECTION = 1;
const IMAGE_SECTION = 2;
const LIST_SECTION = 3;
const CARD_SECTION = 10;

function sectionToHtml([kind, first, second]: unknown[], document: Mobiledoc | undefined, note: Note): string {
  if (kind === MARKUP_SECTION) {
    const name = z.enum(["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"]).safeParse(first).data ?? "p";
    return `<${name}>${markersToHtml(second, document)}</${name}>`;
  }
  if (kind === IMAGE_SECTION && typeof first === "string") return figure(first, "", "");
  if (kind === LIST_SECTION) {
    const items = z.array(z.unknown()).safeParse(second).data ?? [];
    const name = first === "ol" ? "ol" : "ul";
    return `<${name}>${items.map((item) => `<li>${markersToHtml(item, document)}</li>`).join("")}</${name}>`;
  }
  const card = kind === CARD_SECTION && typeof first === "number" ? document?.cards[first] : undefined;
  return card ? cardToHtml(card, note) : "";
}

function cardToHtml([name, given]: Mobiledoc["cards"][number], note: Note): string {
  const text = (field: string) => {
    const value = given[field];
    return typeof value === "string" ? value : "";
  };
  if (name === "image") return figure(text("src"), text("alt"), text("caption"));
  if (name === "html" || name === "markdown") return text("html") || `<p>${escapeMarkup(text("markdown"))}</p>`;
  if (name === "code") return `<pre><code>${escapeMarkup(text("code"))}</code></pre>`;
  if (name === "hr") return "<hr>";
  note(importNotes.card(name.slice(0, 40)));
  return "";
}

/** Markers open and close markups by count, as in [0, [0], 1, "bold"]. */
function markersToHtml(given: unknown, document: Mobiledoc | undefined): string {
  const open: string[] = [];
  let html = "";
  for (const each of z.array(z.unknown()).safeParse(given).data ?? []) {
    const [kind, opened, closed, value] = marker.safeParse(each).data ?? [];
    if (kind === undefined) continue;
    for (const index of opened ?? []) {
      const [name = "", attributes = []] = document?.markups[index] ?? [];
      const href = attributes[attributes.indexOf("href") + 1];
      html += name === "a" && href !== undefined ? `<a href="${escapeMarkup(href)}">` : `<${name}>`;
      open.push(name);
    }
    html += kind === 0 && typeof value === "string" ? escapeMarkup(value) : "<br>";
    for (let count = 0; count < (closed ?? 0); count++) html += `</${open.pop() ?? "span"}>`;
  }
  return html;
}

function figure(src: string | undefined, alt: string | undefined, caption: string | undefined): string {
  if (!src) return "";
  const image = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt ?? "")}">`;
  return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>`;
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
