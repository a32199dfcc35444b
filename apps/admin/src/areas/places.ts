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

/** A tab of a place. `below` has the links of the row below the tab: none, or the tab's own screen and others. */
export interface PlaceTab extends WaitingLink {
  below: ScreenLink[];
}

/** An entry of the menu, which leads to its first tab. */
export interface Place extends WaitingLink {
  Icon: LucideIcon;
  tabs: PlaceTab[];
}

/** The entries of the menu. */
export const places: readonly Place[] = areas.flatMap((area) => toPlace(area) ?? []);

/** Returns the menu entry of an area; undefined without tabs. An area with a single tab is named after it. */
function toPlace({ label, Icon, screens }: Area): Place | undefined {
  const listOf = (level: "tab" | "below") =>
    screens.flatMap((screen) =>
      screen.level === level && screen.label ? [{ ...screen, label: screen.label, to: getLink(screen) }] : [],
    );
  const lower = listOf("below").map((link) => ({ label: link.short ?? link.label, to: link.to }));
  const tabs = listOf("tab").map((tab): PlaceTab => {
    const others = lower.filter(({ to }) => to.startsWith(`${tab.to}/`));
    const below = others.length > 0 ? [{ label: tab.short ?? tab.label, to: tab.to }, ...others] : [];
    return { label: tab.label, to: tab.to, waits: tab.waits ?? [], below };
  });
  const [first] = tabs;
  const waits = [...new Set(tabs.flatMap((tab) => tab.waits))];
  return first && { label: tabs.length > 1 ? label : first.label, to: first.to, waits, Icon, tabs };
}

/** Returns the menu entry and the tab whose address is the longest beginning of a path. */
export function findCurrent(pathname: string): { place: Place; tab: PlaceTab } | undefined {
  const path = pathname === adminPaths.home ? adminPaths.posts : pathname;
  return places
    .flatMap((place) => place.tabs.map((tab) => ({ place, tab })))
    .filter(({ tab }) => `${path}/`.startsWith(`${tab.to}/`))
    .sort((one, other) => other.tab.to.length - one.tab.to.length)[0];
}

/** Returns whether an address shows a single record. Its screen has a link back to the list instead of tabs. */
export function isRecord(pathname: string): boolean {
  return findScreen(pathname)?.path.includes(":") ?? false;
}
