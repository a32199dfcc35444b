import type { AdminRole } from "@site/contract/account/administrators/roles";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** Roles that a screen belongs to, at least one. The server checks every call on its own. */
export type Roles = readonly [AdminRole, ...AdminRole[]];

export const everyone: Roles = ["owner", "editor", "moderator"];
export const content: Roles = ["owner", "editor"];
export const moderation: Roles = ["owner", "moderator"];
export const ownerAlone: Roles = ["owner"];

/** One row of an area's table. */
export interface AreaScreen {
  /** Its address, or a pattern with parameters. */
  path: string;
  /** Further addresses of the screen. */
  also?: readonly string[];
  roles: Roles;
  /** Loads its component, in a chunk of its own. */
  load: () => Promise<ComponentType>;
  /** Its name in the menu and in searches; screens of one record have none, because they are reached from a list. */
  label?: string;
  /** Where its name leads to if the path has a parameter. */
  to?: string;
  /** Shown in the menu; screens without an icon are reached from another screen or a search. */
  Icon?: LucideIcon;
}

/** A table of screens that belong together. */
export interface Area {
  /** Heading of their links. */
  label: string;
  /** Identity of the menu's group; the links of areas without one stand below the groups, always in view. */
  group?: string;
  /** Loads what stays above all screens of the area. */
  loadLayout?: AreaScreen["load"];
  screens: readonly AreaScreen[];
}
