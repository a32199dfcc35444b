import { escapeMarkup } from "@site/contract/common/text";
import { Marked, type TokenizerAndRendererExtension } from "marked";

/** Marks that Ghost's Markdown has beside GFM's: H~2~O, x^2^ and ==mark==. */
const MARKS: [name: string, mark: string, pattern: RegExp][] = [
  ["sub", "~", /^~(?![~\s])((?:\\.|[^~\s\\])+)~(?!~)/],
  ["sup", "^", /^\^(?!\s)((?:\\.|[^^\s\\])+)\^/],
  ["mark", "==", /^==(?![=\s])([^\n]*?[^=\s])==(?!=)/],
];

const DEFINITION = /^\[\^([^\]\s]{1,100})\]:[ \t]*(.*(?:\n(?:[ \t]+\S.*|[ \t]*(?=\n[ \t]+\S)))*)/gm;
const REFERENCE = /\[\^([^\]\s]{1,100})\]/g;

/** Turns Markdown (GFM with line breaks and footnotes, as Ghost reads it) into HTML that is not sanitised yet. */
export function markdownHtml(markdown: string): string {
  const notes = new Map<string, string>();
  const text = markdown.replace(/\r\n?/g, "\n").replace(DEFINITION, (_, name: string, note: string) => {
    notes.set(name, note.replace(/\s+/g, " ").trim());
    return "";
  });
  const marked = new Marked({ gfm: true, breaks: true, async: false });
  marked.use({ extensions: MARKS.map(([name, mark, pattern]) => markExtension(name, mark, pattern)) });
  const html = marked.parse(text, { async: false });
  const used = new Set<string>();
  const shown = html.replace(REFERENCE, (whole, name: string) => {
    const note = notes.get(name);
    if (note === undefined) return whole;
    used.add(name);
    return `<sup class="footnote">${escapeMarkup(toPlain(marked, note))}</sup>`;
  });
  // A note that no sentence refers to stays as text.
  const unused = [...notes].filter(([name]) => !used.has(name));
  return shown + unused.map(([, note]) => `<p>${marked.parseInline(note, { async: false })}</p>`).join("");
}

function markExtension(name: string, mark: string, pattern: RegExp): TokenizerAndRendererExtension {
  return {
    name,
    level: "inline",
    start: (source) => {
      const index = source.indexOf(mark);
      return index < 0 ? undefined : index;
    },
    tokenizer(source) {
      const found = pattern.exec(source);
      if (!found) return undefined;
      return { type: name, raw: found[0], tokens: this.lexer.inlineTokens(found[1] ?? "") };
    },
    renderer(token) {
      return `<${name}>${this.parser.parseInline(token.tokens ?? [])}</${name}>`;
    },
  };
}

function toPlain(marked: Marked, note: string): string {
  return marked
    .parseInline(note, { async: false })
    .replace(/<[^>]*>/g, "")
    .trim();
}
