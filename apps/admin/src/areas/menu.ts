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

/** A tab of a menu entry. `below` has the links of the row below the tab: none, or the tab's own screen and others. */
export interface MenuTab extends WaitingLink {
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
  const listOf = (level: "tab" | "below") =>
    screens.flatMap((screen) =>
      screen.level === level && screen.label ? [{ ...screen, label: screen.label, to: getLink(screen) }] : [],
    );
  const lower = listOf("below").map((link) => ({ label: link.short ?? link.label, to: link.to }));
  const tabs = listOf("tab").map((tab): MenuTab => {
    const others = lower.filter(({ to }) => to.startsWith(`${tab.to}/`));
    const below = others.length > 0 ? [{ label: tab.short ?? tab.label, to: tab.to }, ...others] : [];
    return { label: tab.label, to: tab.to, waits: tab.waits ?? [], below };
  });
  const [first] = tabs;
  const waits = [...new Set(tabs.flatMap((tab) => tab.waits))];
  return first && { label: tabs.length > 1 ? label : first.label, to: first.to, waits, Icon, tabs };
}

/** Returns the menu entry and the tab whose address is the longest beginning of a path. */
export function findCurrent(pathname: string): { entry: MenuEntry; tab: MenuTab } | undefined {
  const path = pathname === adminPaths.home ? adminPaths.posts : pathname;
  return menu
    .flatMap((entry) => entry.tabs.map((tab) => ({ entry, tab })))
    .filter(({ tab }) => `${path}/`.startsWith(`${tab.to}/`))
    .sort((one, other) => other.tab.to.length - one.tab.to.length)[0];
}

/** Returns whether an address shows a single record. Its screen has a link back to the list instead of tabs. */
export function isRecord(pathname: string): boolean {
  return findScreen(pathname)?.path.includes(":") ?? false;
}
