import { localStore } from "@site/browser/browser-store";
import { useState } from "react";
import type { MenuGroup } from "./menu.ts";

/** Open while no group has the current screen. */
const FIRST_OPEN = "menu-blog";

const getKey = (id: string) => `adminMenu:${id}`;

/**
 * Remembers in this browser which groups of the menu the user has opened or folded; one without a choice is open with
 * the current screen, so that the menu stays short.
 * @param currentLink address of the current link
 */
export function useOpenGroups(groups: readonly MenuGroup[], currentLink: string | undefined) {
  const current = groups.find(({ items }) => items.some(({ to }) => to === currentLink))?.id ?? FIRST_OPEN;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return {
    isOpen: ({ id }: MenuGroup): boolean => {
      const choice = chosen[id] ?? localStore.get(getKey(id));
      return choice === null ? id === current : choice === "open";
    },
    toggle: ({ id }: MenuGroup, isOpen: boolean): void => {
      const choice = isOpen ? "open" : "folded";
      localStore.set(getKey(id), choice);
      setChosen({ ...chosen, [id]: choice });
    },
  };
}
