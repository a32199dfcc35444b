import { adminPaths } from "@site/contract/admin-paths";
import type { PendingKind } from "@site/contract/inbox/pending/labels";
import type { LucideIcon } from "lucide-react";
import { areas, findScreen, getLink } from "./areas.ts";
import type { Area } from "./screen.ts";

/** A named address. */
export interface ScreenLink {
  label: string;
  to: string;
}

/** A named address with what waits there, without repetition. */
interface WaitingLink extends ScreenLink {
  waits: readonly PendingKind[];
}

/** A link of a place's row, with the row below it: empty or beginning with its own screen. */
export interface PlaceTab extends WaitingLink {
  below: ScreenLink[];
}

/** A place of the menu with its screens; its address is the first one's. */
export interface Place extends WaitingLink {
  Icon: LucideIcon;
  tabs: PlaceTab[];
}

/** The places of the menu. */
export const places: readonly Place[] = areas.flatMap((area) => toPlace(area) ?? []);

/** Returns the place that an area is; one with a single screen has its name. */
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

/** Returns the place and the link of its row that an address belongs to: the nearest one above it. */
export function findCurrent(pathname: string): { place: Place; tab: PlaceTab } | undefined {
  const path = pathname === adminPaths.home ? adminPaths.posts : pathname;
  return places
    .flatMap((place) => place.tabs.map((tab) => ({ place, tab })))
    .filter(({ tab }) => `${path}/`.startsWith(`${tab.to}/`))
    .sort((one, other) => other.tab.to.length - one.tab.to.length)[0];
}

/** Returns whether an address is that of one record: its screen has a link back in place of the rows of links. */
export function isRecord(pathname: string): boolean {
  return findScreen(pathname)?.path.includes(":") ?? false;
}
