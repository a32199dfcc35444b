import { importNotes } from "@site/contract/blog/transfer/labels";
import { escapeMarkup } from "@site/contract/common/text";
import { z } from "zod";
import { cardHtml } from "./cards.ts";
import type { PostReport } from "./post-report.ts";

const MAX_DEPTH = 40;
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

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  format: z.unknown().optional(),
  tag: z.string().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  listType: z.string().optional().catch(undefined),
  start: z.unknown().optional(),
  checked: z.unknown().optional(),
  children: z.array(z.unknown()).optional().catch(undefined),
});
const lexicalDocument = z.object({ root: z.object({ children: z.array(z.unknown()) }) });

/** Turns a Lexical document, Ghost's editor since version 5, into HTML where the file has none. */
export function lexicalToHtml(source: string, report: PostReport): string {
  const found = lexicalDocument.safeParse(getJson(source)).data;
  if (!found) report.leave(importNotes.unreadable);
  return found ? childrenToHtml(found.root.children, report, 0) : "";
}

function childrenToHtml(children: unknown[] | undefined, report: PostReport, depth: number): string {
  if (depth > MAX_DEPTH) {
    if (children && children.length > 0) report.leave(importNotes.nested);
    return "";
  }
  return (children ?? []).map((child) => nodeToHtml(child, report, depth + 1)).join("");
}

function nodeToHtml(child: unknown, report: PostReport, depth: number): string {
  const { data } = node.safeParse(child);
  if (!data) {
    report.leave(importNotes.unreadable);
    return "";
  }
  const inner = () => childrenToHtml(data.children, report, depth);
  switch (data.type) {
    case "text":
    case "extended-text":
    case "code-highlight":
      return formatted(data.text ?? "", typeof data.format === "number" ? data.format : 0);
    case "linebreak":
      return "<br>";
    case "tab":
      return "\t";
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
      return data.listType === "number"
        ? `<ol${typeof data.start === "number" ? ` start="${data.start}"` : ""}>${inner()}</ol>`
        : `<ul>${inner()}</ul>`;
    case "listitem":
      return `<li>${typeof data.checked === "boolean" ? (data.checked ? "☑ " : "☐ ") : ""}${inner()}</li>`;
    case "table":
      return `<table>${inner()}</table>`;
    case "tablerow":
      return `<tr>${inner()}</tr>`;
    case "tablecell":
      return tableCell(data, inner());
    case "link":
    case "autolink":
    case "at-link":
      return data.url ? `<a href="${escapeMarkup(data.url)}">${inner()}</a>` : inner();
    default: {
      const { type, children: _, ...fields } = data;
      return cardHtml(type, fields, report, data.children ? inner() : "");
    }
  }
}

function tableCell({ headerState, colSpan, rowSpan }: Record<string, unknown>, html: string): string {
  const name = typeof headerState === "number" && headerState > 0 ? "th" : "td";
  const span = (attribute: string, value: unknown) =>
    typeof value === "number" && value > 1 ? ` ${attribute}="${value}"` : "";
  return `<${name}${span("colspan", colSpan)}${span("rowspan", rowSpan)}>${html}</${name}>`;
}

function formatted(text: string, format: number): string {
  return FORMATS.reduce(
    (html, [bit, element]) => (format & bit ? `<${element}>${html}</${element}>` : html),
    escapeMarkup(text),
  );
}

const marker = z.tuple([z.number(), z.array(z.number()), z.number(), z.unknown()]);
const mobiledoc = z.object({
  atoms: z.array(z.unknown()).default([]).catch([]),
  cards: z.array(z.unknown()).default([]).catch([]),
  markups: z.array(z.unknown()).default([]).catch([]),
  sections: z.array(z.unknown()),
});
const namedPart = z.tuple([z.string()]).rest(z.unknown());
const fields = z.record(z.string(), z.unknown());
const section = z.tuple([z.number()]).rest(z.unknown());
type Mobiledoc = z.output<typeof mobiledoc>;

/** Turns a Mobiledoc (0.3), the editor before Lexical, into HTML where the file has none. */
export function mobiledocToHtml(source: string, report: PostReport): string {
  const found = mobiledoc.safeParse(getJson(source)).data;
  if (!found) report.leave(importNotes.unreadable);
  return (found?.sections ?? [])
    .map((each) => {
      const { data } = section.safeParse(each);
      if (data && found) return sectionToHtml(data, found, report);
      report.leave(importNotes.unreadable);
      return "";
    })
    .join("\n");
}

const MARKUP_SECTION = 1;
const IMAGE_SECTION = 2;
const LIST_SECTION = 3;
const CARD_SECTION = 10;

function sectionToHtml([kind, first, second]: unknown[], document: Mobiledoc, report: PostReport): string {
  if (kind === MARKUP_SECTION) {
    const name = z.enum(["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote"]).safeParse(first).data;
    const quotes = first === "aside" || first === "pull-quote";
    const html = markersToHtml(second, document);
    return quotes ? `<blockquote><p>${html}</p></blockquote>` : `<${name ?? "p"}>${html}</${name ?? "p"}>`;
  }
  if (kind === IMAGE_SECTION && typeof first === "string") return cardHtml("image", { src: first }, report);
  if (kind === LIST_SECTION) {
    const items = z.array(z.unknown()).safeParse(second).data ?? [];
    const name = first === "ol" ? "ol" : "ul";
    return `<${name}>${items.map((item) => `<li>${markersToHtml(item, document)}</li>`).join("")}</${name}>`;
  }
  const card =
    kind === CARD_SECTION && typeof first === "number" ? namedPart.safeParse(document.cards[first]).data : undefined;
  if (card) return cardHtml(card[0], fields.safeParse(card[1]).data ?? {}, report);
  report.leave(importNotes.unreadable);
  return "";
}

/** Markers open and close markups by count, as in [0, [0], 1, "bold"]; atoms are 1 and the number of the atom. */
function markersToHtml(given: unknown, document: Mobiledoc): string {
  const open: string[] = [];
  let html = "";
  for (const each of z.array(z.unknown()).safeParse(given).data ?? []) {
    const [kind, opened, closed, value] = marker.safeParse(each).data ?? [];
    if (kind === undefined) continue;
    for (const index of opened ?? []) {
      const [name = "span", given = []] = namedPart.safeParse(document.markups[index]).data ?? [];
      const attributes = z.array(z.string()).safeParse(given).data ?? [];
      const href = attributes[attributes.indexOf("href") + 1];
      const tag = /^[a-z][a-z0-9]{0,10}$/.test(name) ? name : "span";
      html += tag === "a" && href !== undefined ? `<a href="${escapeMarkup(href)}">` : `<${tag}>`;
      open.push(tag);
    }
    html += kind === 0 && typeof value === "string" ? escapeMarkup(value) : atomToHtml(value, document);
    for (let count = 0; count < (closed ?? 0); count++) {
      const tag = open.pop();
      html += tag === undefined ? "" : `</${tag}>`;
    }
  }
  return (
    html +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("")
  );
}

function atomToHtml(value: unknown, document: Mobiledoc): string {
  const [name, text] = (typeof value === "number" && namedPart.safeParse(document.atoms[value]).data) || [];
  return name === undefined || name === "soft-return" || typeof text !== "string" ? "<br>" : escapeMarkup(text);
}

function getJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
