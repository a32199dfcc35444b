import type { AdminRole } from "@site/contract/account/administrators/roles";
import { adminPaths } from "@site/contract/admin-paths";
import type { LucideIcon } from "lucide-react";
import { areas, listLinks, type ScreenLink } from "../areas/areas.ts";

/** A link to a screen; each has an icon of its own. */
export type MenuItem = ScreenLink & { Icon: LucideIcon };

/** Links under a heading that folds them. */
export interface MenuGroup {
  id: string;
  label: string;
  items: MenuItem[];
}

interface Menu {
  groups: MenuGroup[];
  /** Links below the groups, always in view. */
  single: MenuItem[];
}

/** Returns the menu of a role; empty until it is known. */
export function getMenu(role: AdminRole | undefined): Menu {
  const menu: Menu = { groups: [], single: [] };
  if (!role) return menu;
  for (const area of areas) {
    const items = listLinks(area, role).flatMap(({ Icon, ...link }) => (Icon ? [{ ...link, Icon }] : []));
    if (area.group === undefined) menu.single.push(...items);
    else if (items.length > 0) menu.groups.push({ id: area.group, label: area.label, items });
  }
  return menu;
}

/** Returns the address in the menu of the current screen, or of the nearest one above it. */
export function findCurrent({ groups, single }: Menu, pathname: string): string | undefined {
  const path = pathname === adminPaths.home ? adminPaths.posts : pathname;
  return [...groups.flatMap(({ items }) => items), ...single]
    .map(({ to }) => to)
    .filter((to) => `${path}/`.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
