import { localStore } from "@site/browser/browser-store.ts";
import { useState } from "react";
import { isCurrent, type MenuGroup } from "./menu.ts";

/** Open until the user folds it; the others open with a screen of theirs. */
const FIRST_OPEN = "menu-blog";

const keyOf = (id: string) => `adminMenu:${id}`;

/** Remembers in this browser which groups of the menu the user has opened or folded. */
export function useOpenGroups() {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return {
    isOpen: (group: MenuGroup, pathname: string): boolean => {
      const choice = chosen[group.id] ?? localStore.get(keyOf(group.id));
      if (choice !== null) return choice === "open";
      return group.id === FIRST_OPEN || group.items.some((item) => isCurrent(item, pathname));
    },
    toggle: ({ id }: MenuGroup, isOpen: boolean): void => {
      const choice = isOpen ? "open" : "folded";
      localStore.set(keyOf(id), choice);
      setChosen({ ...chosen, [id]: choice });
    },
  };
}
