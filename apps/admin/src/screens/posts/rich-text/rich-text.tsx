import "@mantine/tiptap/styles.css";
import { Button, Group, Input, Skeleton, VisuallyHidden } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { RichTextEditor } from "@mantine/tiptap";
import type { EditorView } from "@tiptap/pm/view";
import { type Editor, useEditor } from "@tiptap/react";
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ImageTopic } from "../images/image-dialog.tsx";
import { BlockButton, Bubble, hideBubble, showBubble } from "./bubble.tsx";
import { articleExtensions } from "./extensions.ts";
import { footnoteKeys, getFootnotes, type PlacedFootnote } from "./footnotes/footnote.ts";
import { FootnoteList } from "./footnotes/footnote-list.tsx";
import { getImageFiles, insertImageFiles } from "./images/insert-image-files.ts";
import { toolbarLabels } from "./labels.ts";
import { contentOfText } from "./markdown.ts";
import { cleanPastedHtml, hasText } from "./paste/clean-html.ts";
import styles from "./rich-text.module.css";
import { NEW_FOOTNOTE, type OpenDialog, RichTextDialog } from "./rich-text-dialog.tsx";
import { findActiveOption, SlashList, slashListId } from "./slash-menu/slash-list.tsx";
import { type OpenMenu, slashMenu } from "./slash-menu/slash-menu.ts";
import { SourceField } from "./source-field.tsx";
import { TextLength } from "./text-length.tsx";
import { getHtml } from "./to-html.ts";
import { Toolbar } from "./toolbar.tsx";
import { usePin } from "./use-pin.ts";

const ids = { text: "icerik-metni", hint: "icerik-ipucu", error: "icerik-hatasi" };

const PLACEHOLDER = "Yazmaya başlayın; bloklar için “/” yazın";

interface Props {
  /** Initial HTML, read only on mount; another text needs another `key`. */
  initialHtml: string;
  error: ReactNode;
  /** Called with the HTML of the text; "" if it is empty. */
  onChange: (html: string) => void;
  /** The post that has the text; without it no images are made by a model. */
  post?: ImageTopic | undefined;
}

/** Renders the rich text editor of an article. */
export const RichText = memo(function RichText({ initialHtml, error, onChange, post }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isSource, setSource] = useState(false);
  const { isPinned, toggle } = usePin();
  const [isToolbarCalled, setToolbarCalled] = useState(false);
  const [menu, setMenu] = useState<OpenMenu>();
  const [extensions] = useState(() => [
    ...articleExtensions,
    slashMenu({ onChange: setMenu, onImage: () => setDialog("image"), onFootnote: () => setDialog(NEW_FOOTNOTE) }),
    footnoteKeys(() => setDialog(NEW_FOOTNOTE)),
  ]);
  const activeOption = findActiveOption(menu);
  const opened = useRef<string>(undefined);
  const told = useRef<string>(undefined);
  const editor = useEditor({
    extensions,
    content: initialHtml,
    // Tiptap destroys an editor that is created while rendering, unless it mounts within 1 ms; transitions take longer.
    immediatelyRender: false,
    onCreate({ editor }) {
      opened.current = getHtml(editor);
      told.current = opened.current;
    },
    // The server's HTML of the same text has additions, such as ids of headings; an unchanged text must stay unchanged.
    onUpdate({ editor }) {
      const html = getHtml(editor);
      // The first focus adds an empty paragraph after an image or table, which is no change by the user.
      if (html === told.current) return;
      told.current = html;
      onChange(html === opened.current ? initialHtml : html);
    },
  });

  useEditorProps(editor, Boolean(error), activeOption);
  useHotkeys([["shift+?", () => setDialog("shortcuts")]]);

  if (!editor) return <Skeleton height="20rem" />;

  /** Restores the focus synchronously, because Tiptap's focus() waits a frame, in which a key press would be lost. */
  const close = () => {
    flushSync(() => setDialog(undefined));
    editor.view.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (!isInField && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
      event.preventDefault();
      setDialog("link");
    } else if (event.altKey && event.key === "F10") {
      event.preventDefault();
      flushSync(() => setToolbarCalled(true));
      if (!isPinned) showBubble(editor);
      frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    } else if (event.key === "Escape" && !event.defaultPrevented) {
      if (editor.view.hasFocus()) hideBubble(editor);
      else editor.view.focus();
    }
  };

  const pin = () => {
    toggle();
    editor.view.focus();
  };

  const toolbar = (
    <Toolbar
      editor={editor}
      onLink={() => setDialog("link")}
      onImage={() => setDialog("image")}
      onFootnote={() => setDialog(selectedFootnote(editor))}
      onAssist={() => setDialog("assist")}
      isPinned={isPinned}
      onPin={pin}
      isCalled={isToolbarCalled}
    />
  );

  return (
    <div>
      {isSource ? (
        <SourceField editor={editor} error={error} />
      ) : (
        <>
          {error && (
            <Input.Error id={ids.error} mb="xs">
              {error}
            </Input.Error>
          )}
          <RichTextEditor
            ref={frame}
            editor={editor}
            labels={toolbarLabels}
            withCodeHighlightStyles={false}
            className={styles.frame}
            onKeyDown={onKeyDown}
          >
            {isPinned ? (
              toolbar
            ) : (
              <Bubble editor={editor} onLeave={() => setToolbarCalled(false)}>
                {toolbar}
              </Bubble>
            )}
            <BlockButton editor={editor} />
            <RichTextEditor.Content className={styles.content} />
            <FootnoteList editor={editor} onEdit={setDialog} />
          </RichTextEditor>
          <VisuallyHidden id={ids.hint}>
            Boş satırda “/” blokları açar. Alt+F10 araç çubuğuna götürür; orada ok tuşlarıyla gezilir.
          </VisuallyHidden>
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
      <RichTextDialog dialog={dialog} editor={editor} post={post} onClose={close} onLeft={() => setDialog(undefined)} />
    </div>
  );
});

/** Returns the attributes for assistive technology, and the handlers of pasted and dropped content. */
function useEditorProps(
  editor: Editor | null,
  hasError: boolean,
  activeOption: ReturnType<typeof findActiveOption>,
): void {
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: textboxAttributes(hasError, activeOption),
        transformPastedHTML: cleanPastedHtml,
        clipboardTextParser: contentOfText,
        handlePaste: (view, { clipboardData }) => takeImages(view, clipboardData),
        handleDrop: (view, { dataTransfer }) => takeImages(view, dataTransfer),
      },
    });
  }, [editor, hasError, activeOption]);
}

/** Returns the selected footnote, or a new one. */
function selectedFootnote({ state }: Editor): PlacedFootnote {
  const { from, to } = state.selection;
  return getFootnotes(state).find(({ position }) => position === from && to === position + 1) ?? NEW_FOOTNOTE;
}

/**
 * Uploads and inserts pasted or dropped image files. Returns false if there is other content, which the editor handles:
 * word processors and spreadsheets add a picture of the copied text.
 */
function takeImages(view: EditorView, data: DataTransfer | null): boolean {
  const files = hasText(data?.getData("text/html") ?? "") ? [] : getImageFiles(data);
  if (files.length > 0) void insertImageFiles(view, files);
  return files.length > 0;
}

function textboxAttributes(isInvalid: boolean, activeOption: string | undefined): Record<string, string> {
  return {
    id: ids.text,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": "İçerik",
    "aria-placeholder": PLACEHOLDER,
    "data-placeholder": PLACEHOLDER,
    "aria-describedby": isInvalid ? `${ids.error} ${ids.hint}` : ids.hint,
    "aria-required": "true",
    "data-path": "content",
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(activeOption && { "aria-controls": slashListId, "aria-activedescendant": activeOption }),
  };
}
