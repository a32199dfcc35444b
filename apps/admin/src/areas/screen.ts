import type { PendingKind } from "@site/contract/inbox/pending/labels";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** One row of an area's table. */
export interface AreaScreen {
  /** Its address, or a pattern with parameters. */
  path: string;
  /** Further addresses of the screen. */
  also?: readonly string[];
  /** Loads its component, in a chunk of its own. */
  load: () => Promise<ComponentType>;
  /** Its name in links and searches; screens of one record have none, because they are reached from a list. */
  label?: string;
  /** Where its name leads to if the path has a parameter. */
  to?: string;
  /**
   * Whether it is linked from its area's row of links, or from the row below the one whose address its own continues.
   * Screens without a level are reached from another screen or a search.
   */
  level?: "tab" | "below";
  /** Its name in the lower row, where the one above says the rest. */
  short?: string;
  /** Kinds whose number of waiting records is shown beside the name. */
  waits?: readonly PendingKind[];
  /** Words by which people look for it that its names lack. */
  keywords?: string;
}

/** A table of screens that belong together: one place in the menu. */
export interface Area {
  label: string;
  Icon: LucideIcon;
  screens: readonly AreaScreen[];
}
