import { lazyComponent } from "@site/browser/lazy-component";
import type { Editor } from "@tiptap/react";
import { ImageDialog, type ImageTopic } from "../images/image-dialog.tsx";
import { insertImage, replaceSelection, selectedText } from "./assisted-edits.ts";
import { insertFootnote, type PlacedFootnote } from "./footnotes/footnote.ts";
import { FootnoteDialog } from "./footnotes/footnote-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const RewriteDialog = lazyComponent(async () => ({
  default: (await import("../assist/rewrite-dialog.tsx")).RewriteDialog,
}));

/** A footnote that is not in the text yet. */
export const NEW_FOOTNOTE: PlacedFootnote = { position: -1, text: "" };

/** The open dialog of the editor; a footnote stands for its dialog. */
export type OpenDialog = "link" | "image" | "shortcuts" | "assist" | PlacedFootnote;

interface Props {
  dialog: OpenDialog | undefined;
  editor: Editor;
  post: ImageTopic | undefined;
  /** Closes the dialog and focuses the text. */
  onClose: () => void;
  /** Closes the dialog without focusing the text, so that the focus returns to the button that opened it. */
  onLeft: () => void;
}

/** Shows the open dialog. Its answer changes the text at the selection. */
export function RichTextDialog({ dialog, editor, post, onClose, onLeft }: Props) {
  return (
    <>
      {dialog === "shortcuts" && <ShortcutsDialog onClose={onLeft} />}
      {dialog === "link" && (
        <LinkDialog
          address={String(editor.getAttributes("link").href ?? "")}
          onClose={onClose}
          onRemove={() => {
            editor.chain().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
          onSubmit={(href) => {
            const chain = editor.chain().extendMarkRange("link");
            if (editor.state.selection.empty && !editor.isActive("link"))
              chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
            else chain.setLink({ href }).run();
            onClose();
          }}
        />
      )}
      {dialog === "image" && (
        <ImageDialog
          post={post}
          returnFocus={false}
          onClose={onClose}
          onPick={(image) => {
            insertImage(editor, image);
            onClose();
          }}
        />
      )}
      {dialog === "assist" && (
        <RewriteDialog
          text={selectedText(editor)}
          onClose={onClose}
          onAccept={(text) => {
            replaceSelection(editor, text);
            onClose();
          }}
        />
      )}
      {typeof dialog === "object" && (
        <FootnoteDialog
          text={dialog.text}
          onClose={onClose}
          onRemove={() => {
            editor.view.dispatch(editor.state.tr.delete(dialog.position, dialog.position + 1));
            onClose();
          }}
          onSubmit={(text) => {
            const { state, view } = editor;
            if (dialog === NEW_FOOTNOTE) view.dispatch(insertFootnote(state, text));
            else view.dispatch(state.tr.setNodeMarkup(dialog.position, undefined, { text }));
            onClose();
          }}
        />
      )}
    </>
  );
}
