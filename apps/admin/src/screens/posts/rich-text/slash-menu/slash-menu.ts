import { Extension } from "@tiptap/core";
import Suggestion, { exitSuggestion, type SuggestionMount, type SuggestionProps } from "@tiptap/suggestion";
import { type Block, blocksNamed } from "./blocks.ts";

/** The open menu; it has at least one block. */
export interface OpenMenu {
  blocks: Block[];
  /** Index of the block that Enter inserts. */
  active: number;
  choose: (block: Block) => void;
  /** Keeps an element at the cursor until the returned function is called. */
  mount: SuggestionMount;
}

interface Listeners {
  /** Called with the menu, or undefined when it closes. */
  onChange: (menu: OpenMenu | undefined) => void;
  onImage: () => void;
}

/** Returns the extension that offers blocks after a "/" in an otherwise empty paragraph. */
export function slashMenu({ onChange, onImage }: Listeners) {
  let menu: OpenMenu | undefined;

  function show(next: OpenMenu | undefined): void {
    menu = next;
    onChange(next);
  }

  function open({ query, command, mount }: SuggestionProps<Block, Block>): void {
    const blocks = blocksNamed(query);
    show(blocks.length > 0 ? { blocks, active: 0, choose: command, mount } : undefined);
  }

  function onKeyDown(key: string): boolean {
    if (!menu) return false;
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
          startOfLine: true,
          allow: ({ state, range }) => {
            const $from = state.doc.resolve(range.from);
            const { parent } = $from;
            // Only top-level paragraphs can become any block.
            return (
              $from.depth === 1 && parent.type.name === "paragraph" && parent.content.size === range.to - range.from
            );
          },
          command: ({ editor, range, props: { insert } }) => {
            const chain = editor.chain().focus().deleteRange(range);
            if (insert !== "image") return void insert(chain).run();
            chain.run();
            onImage();
          },
          render: () => ({
            onStart: open,
            onUpdate: open,
            onExit: () => show(undefined),
            onKeyDown: ({ event }) => onKeyDown(event.key),
          }),
        }),
      ];
    },
  });
}
