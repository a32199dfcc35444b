import { Node } from "@tiptap/core";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/** The caption of a figure. Enter leaves it for a new paragraph below the figure. */
export const Figcaption = Node.create({
  name: "figcaption",
  content: "inline*",
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
  addKeyboardShortcuts: () => ({
    Enter({ editor }) {
      const { $from } = editor.state.selection;
      if ($from.parent.type.name !== "figcaption") return false;
      const below = $from.after(-1);
      return editor
        .chain()
        .insertContentAt(below, { type: "paragraph" })
        .setTextSelection(below + 1)
        .scrollIntoView()
        .run();
    },
  }),
});

/**
 * Moves the cursor to the end of an image's caption. An image without one gets an empty one, in a figure.
 * @param position position of the image
 */
export function openCaption({ state, view }: Editor, position: number): void {
  const { tr, schema, doc } = state;
  const $image = doc.resolve(position);
  const figure = $image.parent;
  let end = $image.end() - 1;
  if (figure.type.name !== "figure") {
    tr.replaceWith(
      position,
      position + 1,
      schema.node("figure", null, [imageAt(doc, position), schema.node("figcaption")]),
    );
    end = position + 3; // behind the starts of figure and caption, and the image
  } else if (figure.lastChild?.type.name !== "figcaption") {
    tr.insert($image.end(), schema.node("figcaption"));
    end = $image.end() + 1;
  }
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
  view.focus();
}

/** Writes the caption of an image as plain text. A photographer's credit, which has links, stays behind it. */
export function writeCaption(editor: Editor, position: number, text: string): void {
  openCaption(editor, position);
  const { $from } = editor.state.selection;
  const hasCredit = $from.parent.children.some(({ marks }) => marks.some(({ type }) => type.name === "link"));
  const range = { from: $from.start(), to: hasCredit ? $from.start() : $from.end() };
  editor.commands.insertContentAt(range, { type: "text", text: hasCredit ? `${text} ` : text });
}

function imageAt(doc: DocumentNode, position: number): DocumentNode {
  const image = doc.nodeAt(position);
  if (!image) throw new Error("There is no image.");
  return image;
}
