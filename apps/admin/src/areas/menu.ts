import { adminPaths } from "@site/contract/admin-paths";
import type { PendingKind } from "@site/contract/inbox/pending/labels";
import type { LucideIcon } from "lucide-react";
import { areas, findScreen, getLink } from "./areas.ts";
import type { Area } from "./screen.ts";

/** A link with its label. */
export interface ScreenLink {
  label: string;
  to: string;
}

/** A link with the kinds of waiting records that it counts, each once. */
interface WaitingLink extends ScreenLink {
  waits: readonly PendingKind[];
}

/** A tab of a menu entry, which leads to its first screen. */
export interface MenuTab extends WaitingLink {
  /** The links of the row below the tab; none if it has one screen. */
  below: ScreenLink[];
}

/** An entry of the menu, which leads to its first tab. */
export interface MenuEntry extends WaitingLink {
  Icon: LucideIcon;
  tabs: MenuTab[];
}

/** The entries of the menu. */
export const menu: readonly MenuEntry[] = areas.flatMap((area) => toEntry(area) ?? []);

/** Returns the menu entry of an area; undefined without tabs. An area with a single tab is named after it. */
function toEntry({ label, Icon, screens }: Area): MenuEntry | undefined {
  const tabs: MenuTab[] = [];
  for (const screen of screens) {
    if (!screen.tab || !screen.label) continue;
    const name = screen.tab === true ? screen.label : screen.tab;
    const link = { label: screen.short ?? screen.label, to: getLink(screen) };
    const shared = tabs.find((tab) => tab.label === name);
    if (shared) shared.below.push(link);
    else tabs.push({ label: name, to: link.to, waits: screen.waits ?? [], below: [link] });
  }
  for (const tab of tabs) if (tab.below.length === 1) tab.below = [];
  const [first] = tabs;
  const waits = [...new Set(tabs.flatMap((tab) => tab.waits))];
  return first && { label: tabs.length > 1 ? label : first.label, to: first.to, waits, Icon, tabs };
}

/** The menu entry, tab and link of a path. */
export interface CurrentPlace {
  entry: MenuEntry;
  tab: MenuTab;
  /** Address of the tab's link that is current. */
  to: string;
}

/** Returns the place whose link is the longest beginning of a path. */
export function findCurrent(pathname: string): CurrentPlace | undefined {
  const path = pathname === adminPaths.home ? adminPaths.posts : pathname;
  return menu
    .flatMap((entry) => entry.tabs.flatMap((tab) => [tab, ...tab.below].map(({ to }) => ({ entry, tab, to }))))
    .filter(({ to }) => `${path}/`.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0];
}

/** Returns whether an address shows a single record. Its screen has a link back to the list instead of tabs. */
export function isRecord(pathname: string): boolean {
  return findScreen(pathname)?.path.includes(":") ?? false;
}
