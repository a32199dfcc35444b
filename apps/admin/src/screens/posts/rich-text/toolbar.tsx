import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { ImagePlus, Link, Pin, Sparkles, Superscript, Table2 } from "lucide-react";
import { CodeLanguageSelect } from "./code-language.tsx";
import styles from "./rich-text.module.css";
import { useToolbarKeys } from "./use-toolbar-keys.ts";

interface Props {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
  onFootnote: () => void;
  onAssist: () => void;
  /** Whether it stands above the text for good; then it also has what needs no selection. */
  isPinned: boolean;
  onPin: () => void;
  /** Whether it was called by its key, without a selection. */
  isCalled: boolean;
}

/**
 * Renders the toolbar. Controls of tables and code appear while the cursor is in one, and alone if nothing is selected
 * there.
 */
export function Toolbar({ editor, onLink, onImage, onFootnote, onAssist, isPinned, onPin, isCalled }: Props) {
  const { toolbar, onKeyDown } = useToolbarKeys();
  const { isEmpty, isLink, isInTable, isInCode, canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isEmpty: editor.state.selection.empty,
      isLink: editor.isActive("link"),
      isInTable: editor.isActive("table"),
      isInCode: editor.isActive("codeBlock"),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });

  const isBrief = !isPinned && !isCalled && isEmpty;

  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      className={isPinned ? styles.pinned : styles.floating}
      role="toolbar"
      aria-label="Metin biçimlendirme"
      aria-controls="icerik-metni"
      onKeyDown={onKeyDown}
    >
      {!isBrief && (
        <>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Code />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
            <RichTextEditor.CodeBlock />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Control
              aria-label="Bağlantı"
              title="Bağlantı (Ctrl+K)"
              active={isLink}
              aria-haspopup="dialog"
              onClick={onLink}
            >
              <Link size={16} aria-hidden />
            </RichTextEditor.Control>
            <RichTextEditor.Unlink disabled={!isLink} />
            {isPinned && (
              <RichTextEditor.Control
                aria-label="Görsel ekle"
                title="Görsel ekle"
                aria-haspopup="dialog"
                onClick={onImage}
              >
                <ImagePlus size={16} aria-hidden />
              </RichTextEditor.Control>
            )}
            <RichTextEditor.Control
              aria-label="Dipnot ekle"
              title="Dipnot ekle (Ctrl+Alt+F)"
              aria-haspopup="dialog"
              disabled={isInCode}
              onClick={onFootnote}
            >
              <Superscript size={16} aria-hidden />
            </RichTextEditor.Control>
            {isPinned && (
              <RichTextEditor.Control
                aria-label="Tablo ekle"
                title="Tablo ekle"
                disabled={isInTable}
                onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
              >
                <Table2 size={16} aria-hidden />
              </RichTextEditor.Control>
            )}
            <RichTextEditor.Control
              aria-label="Seçili metin için AI önerisi"
              title="Seçili metin için AI önerisi"
              aria-haspopup="dialog"
              disabled={isInCode}
              onClick={onAssist}
            >
              <Sparkles size={16} aria-hidden />
            </RichTextEditor.Control>
          </RichTextEditor.ControlsGroup>
        </>
      )}
      {isInCode && <CodeLanguageSelect editor={editor} />}
      {isInTable && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowBefore />
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnBefore />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableToggleHeaderRow />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      )}
      {isPinned && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo disabled={!canUndo} />
          <RichTextEditor.Redo disabled={!canRedo} />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label="Sabitle"
          title={isPinned ? "Sabitlemeyi kaldır" : "Araç çubuğunu üste sabitle"}
          active={isPinned}
          onClick={onPin}
        >
          <Pin size={16} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
