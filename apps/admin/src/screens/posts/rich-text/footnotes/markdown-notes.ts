import type { JSONContent } from "@tiptap/core";

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
const FENCE = /^ {0,3}(```|~~~)/;

/**
 * Removes the definitions ("[^1]: text", continued on indented lines) from a Markdown text.
 * @returns the rest, and the texts by reference, as in "[^1]"
 */
export function takeDefinitions(markdown: string): { rest: string; notes: Map<string, string> } {
  const notes = new Map<string, string>();
  const rest: string[] = [];
  let fence: string | undefined;
  let last: string | undefined;
  for (const line of markdown.split("\n")) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || fence === mark)) fence = fence === undefined ? mark : undefined;
    const [, label, text = ""] = (fence === undefined && DEFINITION.exec(line)) || [];
    if (label !== undefined) {
      last = `[^${label}]`;
      notes.set(last, text.trim());
    } else if (last !== undefined && /^(?: {2,}|\t)\S/.test(line)) {
      notes.set(last, `${notes.get(last)} ${line.trim()}`.trim());
    } else {
      last = undefined;
      rest.push(line);
    }
  }
  return { rest: rest.join("\n"), notes };
}

/** Adds its text to each reference. A reference without a definition becomes plain text again. */
export function resolveReferences(content: JSONContent, notes: ReadonlyMap<string, string>): JSONContent {
  if (content.type === "footnote") {
    const reference = String(content.attrs?.text ?? "");
    const text = plainText(notes.get(reference) ?? "");
    return text ? { type: "footnote", attrs: { text } } : { type: "text", text: reference };
  }
  if (!content.content) return content;
  return { ...content, content: joinTexts(content.content.map((child) => resolveReferences(child, notes))) };
}

/** Joins adjacent texts without marks, because a document must not contain two of them. */
function joinTexts(nodes: readonly JSONContent[]): JSONContent[] {
  const joined: JSONContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(node))
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else joined.push(node);
  }
  return joined;
}

const isPlain = ({ type, marks = [] }: JSONContent) => type === "text" && marks.length === 0;

/** Returns a note without Markdown syntax. The address of a link follows its text. */
function plainText(note: string): string {
  return note
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, "$1 $2")
    .replace(/<(https?:[^>\s]+)>/g, "$1")
    .replace(/(\*\*|__|[*_`])(\S(?:.*?\S)?)\1/g, "$2")
    .trim();
}
