import "@mantine/tiptap/styles.css";
import { Button, Group, Input } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { RichTextEditor } from "@mantine/tiptap";
import type { EditorView } from "@tiptap/pm/view";
import { type Editor, useEditor } from "@tiptap/react";
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { articleExtensions } from "./extensions.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { imageFilesOf, insertImageFiles } from "./insert-image-files.ts";
import { toolbarLabels } from "./labels.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { contentOfText } from "./markdown.ts";
import styles from "./rich-text.module.css";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { activeOptionOf, SlashList, slashListId } from "./slash-menu/slash-list.tsx";
import { type OpenMenu, slashMenu } from "./slash-menu/slash-menu.ts";
import { SourceField } from "./source-field.tsx";
import { TextLength } from "./text-length.tsx";
import { Toolbar } from "./toolbar.tsx";

const ids = { text: "icerik-metni", label: "icerik-etiketi", hint: "icerik-ipucu", error: "icerik-hatasi" };

interface Props {
  /** Read on mount only; another text needs another `key`. */
  initialHtml: string;
  error: ReactNode;
  /** Called with the text as HTML; "" if it is empty. */
  onChange: (html: string) => void;
}

/** Renders the WYSIWYG editor of an article. */
export const RichText = memo(function RichText({ initialHtml, error, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<"link" | "image" | "shortcuts">();
  const [isSource, setSource] = useState(false);
  const [menu, setMenu] = useState<OpenMenu>();
  const [extensions] = useState(() => [
    ...articleExtensions,
    slashMenu({ onChange: setMenu, onImage: () => setDialog("image") }),
  ]);
  const activeOption = activeOptionOf(menu);
  const editor = useEditor({
    extensions,
    content: initialHtml,
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? "" : editor.getHTML().replace(/(<p><\/p>)+$/, "")),
  });

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: textboxAttributes(Boolean(error), activeOption),
        transformPastedHTML: toArticleHeadings,
        clipboardTextParser: contentOfText,
        handlePaste: (view, { clipboardData }) => takeImages(view, clipboardData),
        handleDrop: (view, { dataTransfer }) => takeImages(view, dataTransfer),
      },
    });
  }, [editor, error, activeOption]);

  useHotkeys([["shift+?", () => setDialog("shortcuts")]]);

  /** Restores the focus synchronously: Tiptap's focus() waits a frame, in which a key press would be lost. */
  function close(): void {
    flushSync(() => setDialog(undefined));
    editor.view.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if ((event.ctrlKey || event.metaKey) && event.key === "k") {
      event.preventDefault();
      setDialog("link");
    } else if (event.altKey && event.key === "F10") {
      event.preventDefault();
      frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    }
  }

  return (
    <div>
      {isSource ? (
        <SourceField editor={editor} error={error} />
      ) : (
        <>
          <Input.Label component="div" id={ids.label} onClick={() => editor.commands.focus()}>
            İçerik
          </Input.Label>
          <RichTextEditor
            ref={frame}
            editor={editor}
            labels={toolbarLabels}
            withCodeHighlightStyles={false}
            className={styles.frame}
            data-invalid={Boolean(error)}
            onKeyDown={onKeyDown}
          >
            <Toolbar editor={editor} onLink={() => setDialog("link")} onImage={() => setDialog("image")} />
            <RichTextEditor.Content className={styles.content} />
          </RichTextEditor>
          {error && (
            <Input.Error id={ids.error} mt={5}>
              {error}
            </Input.Error>
          )}
          <Input.Description id={ids.hint} mt={5}>
            Boş satırda “/” blokları açar. Alt+F10 araç çubuğuna götürür; orada ok tuşlarıyla gezilir.
          </Input.Description>
        </>
      )}
      <Group justify="space-between" mt="xs">
        <TextLength editor={editor} />
        <Group gap="xs">
          <Button
            variant={isSource ? "light" : "default"}
            size="compact-sm"
            aria-pressed={isSource}
            onClick={() => setSource(!isSource)}
          >
            HTML
          </Button>
          <Button variant="default" size="compact-sm" aria-haspopup="dialog" onClick={() => setDialog("shortcuts")}>
            Kısayollar
          </Button>
        </Group>
      </Group>
      {menu && <SlashList menu={menu} />}
      {dialog === "shortcuts" && <ShortcutsDialog onClose={() => setDialog(undefined)} />}
      {dialog === "link" && (
        <LinkDialog
          address={String(editor.getAttributes("link").href ?? "")}
          onClose={close}
          onRemove={() => {
            editor.chain().extendMarkRange("link").unsetLink().run();
            close();
          }}
          onSubmit={(href) => {
            const chain = editor.chain().extendMarkRange("link");
            if (editor.state.selection.empty && !editor.isActive("link"))
              chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
            else chain.setLink({ href }).run();
            close();
          }}
        />
      )}
      {dialog === "image" && (
        <ImageDialog
          image={selectedImage(editor)}
          onClose={close}
          onSubmit={(image) => {
            editor.chain().setImage(image).run();
            close();
          }}
        />
      )}
    </div>
  );
});

/** Uploads and inserts pasted or dropped image files. Returns false for anything else, which the editor handles. */
function takeImages(view: EditorView, data: DataTransfer | null): boolean {
  const files = imageFilesOf(data);
  if (files.length > 0) void insertImageFiles(view, files);
  return files.length > 0;
}

/** Returns address and text of the selected image; both are empty if none is selected. */
function selectedImage(editor: Editor): { src: string; alt: string } {
  const { src, alt } = editor.getAttributes("image");
  return { src: String(src ?? ""), alt: String(alt ?? "") };
}

/** Shifts pasted headings: h1 is reserved for the page title, and articles have no level below h4. */
function toArticleHeadings(html: string): string {
  return html.replace(/<(\/?)h1\b/gi, "<$1h2").replace(/<(\/?)h[56]\b/gi, "<$1h4");
}

function textboxAttributes(isInvalid: boolean, activeOption: string | undefined): Record<string, string> {
  return {
    id: ids.text,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": ids.label,
    "aria-describedby": isInvalid ? `${ids.error} ${ids.hint}` : ids.hint,
    "aria-required": "true",
    "data-path": "content",
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(activeOption && { "aria-controls": slashListId, "aria-activedescendant": activeOption }),
  };
}
