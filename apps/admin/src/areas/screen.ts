import type { PendingKind } from "@site/contract/inbox/pending/labels";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** A screen with its addresses, its links and the words that find it. */
export interface AreaScreen {
  /** Address, or pattern with parameters. */
  path: string;
  /** Further addresses of the same screen. */
  also?: readonly string[];
  /** Loads the component, which is a chunk of its own. */
  load: () => Promise<ComponentType>;
  /** Name in links and searches. Screens of one record have none, because they are opened from a list. */
  label?: string;
  /** Address for links to the screen, if its path has a parameter. */
  to?: string;
  /**
   * The tab of the area that shows the screen: true for one named like the screen, or its name. Screens of one tab are
   * in the row below it. Screens without a tab are opened from another screen or by a search.
   */
  tab?: true | string;
  /** Shorter name for the row below a tab, which the tab's name makes clear. */
  short?: string;
  /** Kinds of records whose number of waiting ones is shown beside the name. */
  waits?: readonly PendingKind[];
  /** Further words by which the search finds the screen. */
  keywords?: string;
}

/** A group of screens: one entry of the menu. */
export interface Area {
  label: string;
  Icon: LucideIcon;
  screens: readonly AreaScreen[];
}
