import { Parser } from "htmlparser2";
import type { ArchivePost } from "./readers/archive-format.ts";

/** Elements that Markdown has no form for; they stay HTML, which Markdown allows. */
const KEPT = new Set(["table", "figure", "u", "sub", "sup"]);
const VOID = new Set(["br", "hr", "img"]);

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
  /** Text of the open quotes and items, the document first: each is indented when it ends. */
  readonly #buffers: string[] = [""];
  readonly #lists: List[] = [];
  /** Depth of elements that stay HTML. */
  #kept = 0;
  #isPre = false;
  #href = "";

  result(): string {
    return (this.#buffers[0] ?? "").replace(/\n{3,}/g, "\n\n").trim();
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#kept > 0 || KEPT.has(name)) {
      if (this.#kept === 0 && (name === "table" || name === "figure")) this.#add("\n\n");
      if (!VOID.has(name)) this.#kept++;
      this.#add(toTag(name, attributes));
      return;
    }
    switch (name) {
      case "h2":
      case "h3":
      case "h4":
        this.#add(`\n\n${"#".repeat(Number(name[1]))} `);
        break;
      case "p":
        this.#add("\n\n");
        break;
      case "br":
        this.#add("\\\n");
        break;
      case "hr":
        this.#add("\n\n---\n\n");
        break;
      case "strong":
        this.#add("**");
        break;
      case "em":
        this.#add("*");
        break;
      case "s":
        this.#add("~~");
        break;
      case "code":
        if (!this.#isPre) this.#add("`");
        break;
      case "pre":
        this.#isPre = true;
        this.#add("\n\n```\n");
        break;
      case "a":
        this.#href = attributes.href ?? "";
        this.#add("[");
        break;
      case "img":
        this.#add(`![${escaped(attributes.alt ?? "")}](<${attributes.src ?? ""}>)`);
        break;
      case "ul":
      case "ol":
        this.#lists.push({ isOrdered: name === "ol", next: Number(attributes.start ?? 1) });
        this.#add(this.#lists.length === 1 ? "\n\n" : "\n");
        break;
      case "li":
      case "blockquote":
        this.#buffers.push("");
        break;
    }
  }

  text(text: string): void {
    if (this.#isPre) this.#add(text);
    else if (this.#kept > 0) this.#add(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
    else if (text.trim() !== "" || !/(?:^|\n)$/.test(this.#buffers.at(-1) ?? ""))
      this.#add(escaped(text.replace(/\s+/g, " ")));
  }

  close(name: string): void {
    if (this.#kept > 0) {
      if (VOID.has(name)) return;
      this.#kept--;
      this.#add(`</${name}>`);
      return;
    }
    switch (name) {
      case "h2":
      case "h3":
      case "h4":
      case "p":
        this.#add("\n\n");
        break;
      case "strong":
        this.#add("**");
        break;
      case "em":
        this.#add("*");
        break;
      case "s":
        this.#add("~~");
        break;
      case "code":
        if (!this.#isPre) this.#add("`");
        break;
      case "pre":
        this.#isPre = false;
        this.#add("\n```\n\n");
        break;
      case "a":
        this.#add(`](<${this.#href}>)`);
        break;
      case "ul":
      case "ol":
        this.#lists.pop();
        this.#add(this.#lists.length === 0 ? "\n\n" : "");
        break;
      case "li":
        this.#closeItem();
        break;
      case "blockquote":
        this.#add(`\n\n${this.#take().replace(/^/gm, "> ")}\n\n`);
        break;
    }
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
