import { ActionIcon } from "@mantine/core";
import { type Editor, findParentNode } from "@tiptap/core";
import { type EditorState, NodeSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { BubbleMenu, FloatingMenu } from "@tiptap/react/menus";
import { Plus } from "lucide-react";
import { type FocusEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from "react";
import styles from "./bubble.module.css";
import { openSlashMenu } from "./slash-menu/slash-menu.ts";

const KEY = "bubble";

/** Height of the app's header and the form's bar, which both stay at the top. */
const BARS_PX = 120;

const PLUS_PX = 28;

/** Fingers have the browser's own menu above the selection. */
const placement = window.matchMedia("(pointer: coarse)").matches ? "bottom" : "top";

/** Shows the bubble at the cursor, also without a selection. */
export function showBubble({ view }: Editor): void {
  for (const step of ["show", "updatePosition"]) view.dispatch(view.state.tr.setMeta(KEY, step));
}

export function hideBubble({ view }: Editor): void {
  view.dispatch(view.state.tr.setMeta(KEY, "hide"));
}

/**
 * Shows the toolbar near the selection without covering it. While the cursor is in a table or in code, it stands above
 * that block.
 */
export function Bubble({ editor, onLeave, children }: { editor: Editor; onLeave: () => void; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const [getAnchor] = useState(() => () => getBlockAtCursor(editor));
  const options = useMemo(
    () =>
      ({
        placement,
        flip: { padding: { top: BARS_PX } },
        shift: () => ({ boundary: editor.view.dom.closest("form") ?? editor.view.dom }),
        hide: true,
        onShow: () => leaveTabOrder(menu),
      }) as const,
    [editor],
  );

  function leave({ nativeEvent: { relatedTarget } }: FocusEvent): void {
    if (relatedTarget instanceof Node && menu.current?.contains(relatedTarget)) return;
    onLeave();
    // Tiptap's own removal of the focused menu ends here too: a second removal within it would throw.
    if (relatedTarget !== editor.view.dom) setTimeout(() => editor.isDestroyed || hideBubble(editor));
  }

  return (
    <BubbleMenu
      ref={menu}
      editor={editor}
      pluginKey={KEY}
      shouldShow={isWanted}
      getReferencedVirtualElement={getAnchor}
      options={options}
      className={styles.bubble}
      onBlur={leave}
    >
      {children}
    </BubbleMenu>
  );
}

/** Renders the "+" at an empty line, which opens the list of blocks. */
export function BlockButton({ editor }: { editor: Editor }) {
  const menu = useRef<HTMLDivElement>(null);
  const options = useMemo(
    () =>
      ({
        placement: "right",
        flip: false,
        shift: false,
        offset: () => getPlusOffset(editor.view.dom),
        onShow: () => leaveTabOrder(menu),
      }) as const,
    [editor],
  );
  return (
    <FloatingMenu ref={menu} editor={editor} updateDelay={0} options={options}>
      <ActionIcon
        variant="subtle"
        size={PLUS_PX}
        aria-label="Blok ekle"
        title="Blok ekle ( / )"
        aria-haspopup="listbox"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => openSlashMenu(editor)}
      >
        <Plus size={18} aria-hidden />
      </ActionIcon>
    </FloatingMenu>
  );
}

/** Returns how far the "+" is from the start of its line: beside the text where there is room, else at the line's end. */
function getPlusOffset(text: HTMLElement): number {
  const start = text.closest("form")?.getBoundingClientRect().left ?? 0;
  const hasRoom = text.getBoundingClientRect().left - start >= PLUS_PX;
  return hasRoom ? -PLUS_PX : text.clientWidth - PLUS_PX;
}

interface Shown {
  editor: Editor;
  element: HTMLElement;
  view: EditorView;
  state: EditorState;
}

function isWanted({ editor, element, view, state: { selection, doc } }: Shown): boolean {
  if (!view.hasFocus() && !element.contains(document.activeElement)) return false;
  if (selection.empty) return editor.isActive("table") || editor.isActive("codeBlock");
  return !(selection instanceof NodeSelection) && doc.textBetween(selection.from, selection.to) !== "";
}

/** Returns the element of the table or code around the cursor; null elsewhere, and where something is selected. */
function getBlockAtCursor({ state: { selection }, view }: Editor): HTMLElement | null {
  if (!selection.empty) return null;
  const block = findParentNode(({ type }) => type.name === "table" || type.name === "codeBlock")(selection);
  const element = block && view.nodeDOM(block.pos);
  return element instanceof HTMLElement ? element : null;
}

/** Takes the menu's element out of the tab order, into which Tiptap puts it. Its buttons stay there. */
function leaveTabOrder(menu: RefObject<HTMLElement | null>): void {
  if (menu.current) menu.current.tabIndex = -1;
}
