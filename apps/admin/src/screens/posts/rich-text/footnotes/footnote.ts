import { Extension, InputRule, Node } from "@tiptap/core";
import type { EditorState, Transaction } from "@tiptap/pm/state";

/**
 * The reference of a footnote, which contains its text. The number follows from its position. The server's footnotes.ts
 * describes the HTML.
 */
export const Footnote = Node.create({
  name: "footnote",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: "", rendered: false, parseHTML: textOfElement } }),
  parseHTML: () => [{ tag: "sup.footnote", priority: 60 }], // before the mark for other `sup` elements
  renderHTML: ({ node }) => ["sup", { class: "footnote" }, String(node.attrs.text)],
  renderText: ({ node }) => ` ${node.attrs.text} `,
  markdownTokenName: "footnote",
  markdownTokenizer: {
    name: "footnote",
    level: "inline",
    start: "[^",
    tokenize(source) {
      const [raw] = /^\[\^[^\]\s]+\]/.exec(source) ?? [];
      return raw === undefined ? undefined : { type: "footnote", raw };
    },
  },
  // markdown-notes.ts adds the text
  parseMarkdown: ({ raw }, { createNode }) => createNode("footnote", { text: raw ?? "" }),
});

/** Returns the extension that asks for a footnote on Ctrl+Alt+F, as word processors do, and after typing "[^1]". */
export function footnoteKeys(onFootnote: () => void) {
  return Extension.create({
    name: "footnoteKeys",
    addKeyboardShortcuts: () => ({
      "Mod-Alt-f": () => {
        onFootnote();
        return true;
      },
    }),
    addInputRules: () => [
      new InputRule({
        find: /\[\^[^\]\s]*\]$/,
        handler({ state, range }) {
          state.tr.delete(range.from, range.to);
          onFootnote();
        },
      }),
    ],
  });
}

/** A footnote with its position in the document. */
export interface PlacedFootnote {
  position: number;
  text: string;
}

/** Returns the footnotes in order. */
export function getFootnotes({ doc }: EditorState): PlacedFootnote[] {
  const found: PlacedFootnote[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === "footnote") found.push({ position, text: String(node.attrs.text) });
    return !node.type.spec.code;
  });
  return found;
}

/** Inserts a footnote after the selection, outside its links and formats, and moves the cursor behind it. */
export function insertFootnote(state: EditorState, text: string): Transaction {
  const { tr, schema } = state;
  return tr.insert(tr.selection.to, schema.node("footnote", { text })).scrollIntoView();
}

function textOfElement(element: HTMLElement): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
