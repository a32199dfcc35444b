import { MarkdownManager } from "@tiptap/markdown";
import { Fragment, type ResolvedPos, type Schema, Slice } from "@tiptap/pm/model";
import { articleExtensions } from "./extensions.ts";
import { resolveReferences, takeDefinitions } from "./footnotes/markdown-notes.ts";

const markdown = new MarkdownManager({ extensions: articleExtensions });

/** Markdown syntax that ordinary prose rarely contains. A single line with "- " may be a dialogue. */
const signs = [
  /^#{1,6} \S/m,
  /^\s*[-*+] \S.*\n+\s*[-*+] \S/m,
  /^\s*1[.)] \S.*\n+\s*2[.)] \S/m,
  /^(```|~~~)/m,
  /^> \S/m,
  /^\|.*\|\s*\n\s*\|[\s:|-]+\|/m,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /\*\*[^\s*][^*\n]*\*\*/,
  /^ {0,3}\[\^[^\]\s]+\]: /m,
];

/**
 * Converts a pasted text. Markdown becomes rich content; other text, and any text pasted as plain text (Ctrl+Shift+V),
 * becomes paragraphs.
 */
export function contentOfText(text: string, $context: ResolvedPos, isPlain: boolean): Slice {
  const lines = text.replace(/\r\n?/g, "\n");
  if (!isPlain && looksLikeMarkdown(lines)) return contentOfMarkdown(lines, $context.doc.type.schema);
  return toParagraphs(lines, $context);
}

function looksLikeMarkdown(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

function contentOfMarkdown(text: string, schema: Schema): Slice {
  const { rest, notes } = takeDefinitions(text);
  return Slice.maxOpen(schema.nodeFromJSON(resolveReferences(markdown.parse(rest), notes)).content);
}

/** Returns a paragraph for each line, as ProseMirror does by default. */
function toParagraphs(text: string, $context: ResolvedPos): Slice {
  const { schema } = $context.doc.type;
  const marks = $context.marks();
  const paragraphs = text
    .split(/\n+/)
    .map((line) => schema.node("paragraph", null, line === "" ? [] : schema.text(line, marks)));
  return Slice.maxOpen(Fragment.from(paragraphs));
}
