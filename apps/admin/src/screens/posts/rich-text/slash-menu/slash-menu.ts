import { type Editor, Extension } from "@tiptap/core";
import type { ResolvedPos } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import Suggestion, {
  exitSuggestion,
  type SuggestionKeyDownProps,
  type SuggestionMount,
  type SuggestionProps,
} from "@tiptap/suggestion";
import { type Block, blocksNamed, type Place } from "./blocks.ts";

/** The open menu, with at least one block. */
export interface OpenMenu {
  blocks: Block[];
  /** Index of the active block, which Enter inserts. */
  active: number;
  choose: (block: Block) => void;
  /** Positions an element at the cursor until the returned function is called. */
  mount: SuggestionMount;
}

interface Listeners {
  /** Called with the menu when it changes, and with undefined when it closes. */
  onChange: (menu: OpenMenu | undefined) => void;
  onImage: () => void;
  onFootnote: () => void;
}

/** The elements in which the menu opens, by their names in the schema. */
const PLACES: Readonly<Record<string, Place>> = {
  doc: "text",
  blockquote: "quote",
  listItem: "list",
  tableCell: "table",
  tableHeader: "table",
};

/** The texts in which a button has written the "/". */
const byButton = new WeakSet<EditorView>();

/** Opens the menu at the cursor by writing a "/", which Escape takes back. */
export function openSlashMenu(editor: Editor): void {
  byButton.add(editor.view);
  editor.chain().focus().insertContent("/").run();
}

/**
 * Returns the extension that offers blocks after a "/": all of them in an empty paragraph, and in the middle of a text
 * those that are allowed there.
 */
export function slashMenu({ onChange, onImage, onFootnote }: Listeners) {
  let menu: OpenMenu | undefined;

  function show(next: OpenMenu | undefined): void {
    menu = next;
    onChange(next);
  }

  function open({ query, range, editor, command, mount }: SuggestionProps<Block, Block>): void {
    const place = getPlace(editor.state.doc.resolve(range.from), range.to - range.from);
    const blocks = place ? blocksNamed(query, place) : [];
    show(blocks.length > 0 ? { blocks, active: 0, choose: command, mount } : undefined);
  }

  function onKeyDown({ view, event: { key }, range }: SuggestionKeyDownProps): boolean {
    if (!menu) return false;
    const isUntouched = byButton.has(view) && range.to - range.from === 1;
    if (key === "Escape" && isUntouched) {
      view.dispatch(view.state.tr.delete(range.from, range.to));
      return true;
    }
    const { blocks, active, choose } = menu;
    const block = blocks[active];
    if (key === "ArrowDown") show({ ...menu, active: (active + 1) % blocks.length });
    else if (key === "ArrowUp") show({ ...menu, active: (active - 1 + blocks.length) % blocks.length });
    else if (key === "Enter" && block) choose(block);
    else return false;
    return true;
  }

  return Extension.create({
    name: "slashMenu",
    onBlur() {
      if (menu) exitSuggestion(this.editor.view);
    },
    addProseMirrorPlugins() {
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          char: "/",
          allow: ({ state, range }) => getPlace(state.doc.resolve(range.from), range.to - range.from) !== undefined,
          command: ({ editor, range, props: { insert } }) => {
            const chain = editor.chain().focus().deleteRange(range);
            if (typeof insert === "function") return void insert(chain).run();
            chain.run();
            if (insert === "image") onImage();
            else onFootnote();
          },
          render: () => ({
            onStart: open,
            onUpdate: open,
            onExit({ editor }) {
              byButton.delete(editor.view);
              show(undefined);
            },
            onKeyDown,
          }),
        }),
      ];
    },
  });
}

/**
 * Returns the place of a typed "/"; undefined if the menu does not open there.
 * @param length number of characters from the "/" to the cursor
 */
function getPlace($from: ResolvedPos, length: number): Place | undefined {
  const { parent, depth } = $from;
  if (!parent.inlineContent || parent.type.spec.code) return undefined;
  if (parent.type.name !== "paragraph" || parent.content.size > length) return "line";
  return PLACES[$from.node(depth - 1).type.name];
}
