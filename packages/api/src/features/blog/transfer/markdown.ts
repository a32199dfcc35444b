import { Parser } from "htmlparser2";
import type { ArchivePost } from "./readers/archive-format.ts";

/** Elements that Markdown has no form for; they stay HTML, which Markdown allows. */
const KEPT = new Set(["table", "figure", "u", "sub", "sup"]);
const VOID = new Set(["br", "hr", "img"]);
/** Marks around the text of an element. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["em", "*"],
  ["s", "~~"],
]);
/** Markdown before an element's text, or in place of an element without text. */
const OPENINGS: ReadonlyMap<string, string> = new Map([
  ["h2", "\n\n## "],
  ["h3", "\n\n### "],
  ["h4", "\n\n#### "],
  ["p", "\n\n"],
  ["br", "\\\n"],
  ["hr", "\n\n---\n\n"],
  ["a", "["],
]);
/** Elements whose text is gathered until they end. */
const GATHERED = new Set(["li", "blockquote", "pre", "code"]);

/** Returns a post as Markdown with its data in front, in YAML: JSON's strings and lists are YAML too. */
export function toMarkdown(post: ArchivePost, html: string): string {
  const { content: _, ...fields } = post;
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${front.join("\n")}\n---\n\n${htmlToMarkdown(html)}\n`;
}

interface List {
  isOrdered: boolean;
  next: number;
}

/** Turns sanitised HTML into Markdown (CommonMark). */
export function htmlToMarkdown(html: string): string {
  const writer = new MarkdownWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    ontext: (text) => writer.text(text),
    onclosetag: (name) => writer.close(name),
  });
  parser.end(html);
  return writer.result();
}

class MarkdownWriter {
  /** Text of the open elements that are written when they end, the document first. */
  readonly #buffers: string[] = [""];
  readonly #lists: List[] = [];
  /** Where the texts of the open marks begin in the last buffer. */
  readonly #marked: number[] = [];
  /** Depth of elements that stay HTML. */
  #kept = 0;
  /** The element whose text is code. */
  #code: "pre" | "code" | undefined;
  #language = "";
  #href = "";

  result(): string {
    return (this.#buffers[0] ?? "").replace(/\n{3,}/g, "\n\n").trim();
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#kept > 0 || KEPT.has(name)) {
      this.#keep(name, attributes);
      return;
    }
    if (this.#code) {
      if (name === "code") this.#language = /\blanguage-([\w+#-]+)/.exec(attributes.class ?? "")?.[1] ?? "";
      return;
    }
    if (GATHERED.has(name)) this.#buffers.push("");
    if (MARKS.has(name)) this.#marked.push(this.#buffers.at(-1)?.length ?? 0);
    if (name === "pre" || name === "code") {
      this.#code = name;
      this.#language = "";
    }
    if (name === "a") this.#href = attributes.href ?? "";
    if (name === "img") this.#add(`![${escaped(attributes.alt ?? "")}](<${attributes.src ?? ""}>)`);
    if (name === "ul" || name === "ol") {
      this.#lists.push({ isOrdered: name === "ol", next: Number(attributes.start ?? 1) });
      this.#add(this.#lists.length === 1 ? "\n\n" : "\n");
    }
    this.#add(OPENINGS.get(name) ?? "");
  }

  text(text: string): void {
    if (this.#kept > 0) this.#add(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
    else if (this.#code) this.#add(text);
    else {
      const begins = /(?:^|\n)$/.test(this.#buffers.at(-1) ?? "");
      const written = escaped(text.replace(/\s+/g, " "));
      if (text.trim() !== "" || !begins) this.#add(begins ? withoutItemMark(written) : written);
    }
  }

  close(name: string): void {
    const mark = MARKS.get(name);
    if (this.#kept > 0) this.#closeKept(name);
    else if (this.#code) this.#closeCode(name);
    else if (mark) this.#closeMark(mark);
    else if (name === "li") this.#closeItem();
    else if (name === "blockquote") this.#add(`\n\n${this.#take().replace(/^/gm, "> ")}\n\n`);
    else if (name === "a") this.#add(`](<${this.#href}>)`);
    else if (name === "ul" || name === "ol") {
      this.#lists.pop();
      this.#add(this.#lists.length === 0 ? "\n\n" : "");
    } else if (OPENINGS.has(name) && !VOID.has(name)) this.#add("\n\n");
  }

  #keep(name: string, attributes: Record<string, string>): void {
    if (this.#kept === 0 && (name === "table" || name === "figure")) this.#add("\n\n");
    if (!VOID.has(name)) this.#kept++;
    this.#add(toTag(name, attributes));
  }

  #closeKept(name: string): void {
    if (VOID.has(name)) return;
    this.#kept--;
    this.#add(`</${name}>`);
  }

  /** Writes code between marks that it does not contain. */
  #closeCode(name: string): void {
    if (name !== this.#code) return;
    this.#code = undefined;
    const code = this.#buffers.pop() ?? "";
    const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
    const fence = "`".repeat(Math.max(name === "pre" ? 3 : 1, longest + 1));
    const line = code.replace(/\s+/g, " ");
    if (name === "pre") this.#add(`\n\n${fence}${this.#language}\n${code.replace(/\n$/, "")}\n${fence}\n\n`);
    else this.#add(/^`|`$/.test(line) ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`);
  }

  /** Writes marks around a text. White space at its edges stands outside, where Markdown allows it. */
  #closeMark(mark: string): void {
    const written = this.#buffers.pop() ?? "";
    const begin = this.#marked.pop() ?? written.length;
    const text = written.slice(begin);
    const inner = text.trim();
    const marked = inner && text.replace(inner, () => `${mark}${inner}${mark}`);
    this.#buffers.push(written.slice(0, begin) + (marked || text));
  }

  #closeItem(): void {
    const list = this.#lists.at(-1);
    const mark = list?.isOrdered ? `${list.next++}. ` : "- ";
    const lines = this.#take().split("\n");
    this.#add(`${mark}${lines.join(`\n${" ".repeat(mark.length)}`)}\n`);
  }

  #take(): string {
    return (this.#buffers.length > 1 ? (this.#buffers.pop() ?? "") : "").replace(/\n{3,}/g, "\n\n").trim();
  }

  #add(text: string): void {
    this.#buffers.push((this.#buffers.pop() ?? "") + text);
  }
}

function toTag(name: string, attributes: Record<string, string>): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${value.replaceAll('"', "&quot;")}"`);
  return `<${name}${given.join("")}>`;
}

/** Escapes what Markdown would read as a mark. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#~|]/g, "\\$&");
}

/** Escapes what Markdown would read at the beginning of a line as an item, a rule or the line under a heading. */
function withoutItemMark(text: string): string {
  return text.replace(/^ *(?:[-+=]|\d+(?=[.)]))/, (mark) =>
    /\d$/.test(mark) ? `${mark}\\` : mark.replace(/\S/, "\\$&"),
  );
}
