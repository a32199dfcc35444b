import type { Editor, JSONContent } from "@tiptap/react";
import type { ChosenImage } from "../images/image-dialog.tsx";

/** Returns the selected text, with an empty line between paragraphs. */
export function selectedText({ state: { doc, selection } }: Editor): string {
  return doc.textBetween(selection.from, selection.to, "\n\n", " ");
}

/** Replaces the selection by plain text, in which markup has no effect. */
export function replaceSelection(editor: Editor, text: string): void {
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.replace(/\s+/g, " ").trim() || []);
  const [first = ""] = paragraphs;
  const { from, to } = editor.state.selection;
  const content: JSONContent | JSONContent[] =
    paragraphs.length <= 1
      ? { type: "text", text: first }
      : paragraphs.map((part) => ({ type: "paragraph", content: [{ type: "text", text: part }] }));
  if (first) editor.chain().insertContentAt({ from, to }, content).run();
}

/** Inserts an image, in place of a selected one. A photographer is named in the caption. */
export function insertImage(editor: Editor, { address: src, alt, photo }: ChosenImage): void {
  if (!photo) {
    editor.chain().setImage({ src, alt }).run();
    return;
  }
  const figcaption = [
    { type: "text", text: "Fotoğraf: " },
    linkTo(photo.photographerUrl, photo.photographer),
    { type: "text", text: " / " },
    linkTo(photo.sourceUrl, "Unsplash"),
  ];
  editor
    .chain()
    .insertContent({
      type: "figure",
      content: [
        { type: "image", attrs: { src, alt } },
        { type: "figcaption", content: figcaption },
      ],
    })
    .run();
}

function linkTo(href: string, text: string): JSONContent {
  return { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
}
