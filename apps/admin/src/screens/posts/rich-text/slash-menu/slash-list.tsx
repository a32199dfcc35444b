import { Paper, Portal, UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import styles from "./slash-list.module.css";
import type { OpenMenu } from "./slash-menu.ts";

export const slashListId = "blok-menusu";

/** Returns the id of the active option, for the text box's aria-activedescendant. */
export function findActiveOption(menu: OpenMenu | undefined): string | undefined {
  const block = menu?.blocks[menu.active];
  return block && optionId(block.id);
}

/** Renders the "/" menu at the cursor. The focus stays in the text. */
export function SlashList({ menu }: { menu: OpenMenu }) {
  return (
    <Portal>
      <Options menu={menu} />
    </Portal>
  );
}

/** Renders the options. It is a separate component, because a portal renders its children after its own effects. */
function Options({ menu: { blocks, active, choose, mount } }: { menu: OpenMenu }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => (list.current ? mount(list.current) : undefined), [mount]);

  return (
    <Paper ref={list} id={slashListId} role="listbox" aria-label="Blok ekle" withBorder className={styles.list}>
      {blocks.map((block, index) => (
        <UnstyledButton
          key={block.id}
          id={optionId(block.id)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(block)}
        >
          {block.label}
        </UnstyledButton>
      ))}
    </Paper>
  );
}

function optionId(block: string): string {
  return `${slashListId}-${block}`;
}
