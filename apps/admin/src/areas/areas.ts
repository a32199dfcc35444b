import type { AdminRole } from "@site/contract/account/administrators/roles";
import { adminPaths } from "@site/contract/admin-paths";
import { matchRoutes } from "react-router-dom";
import { becayis } from "./becayis.ts";
import { blog } from "./blog.ts";
import { general } from "./general.ts";
import type { Area, AreaScreen } from "./screen.ts";
import { settings } from "./settings.ts";
import { technical } from "./technical.ts";

/** All screens of signed-in administrators, in the order of the menu. */
export const areas: readonly Area[] = [blog, becayis, technical, general, settings];

const known = areas.flatMap(({ screens }) =>
  screens.flatMap((screen) => listAddresses(screen).map((path) => ({ path, screen }))),
);

/** Returns the addresses and patterns of a screen. */
export function listAddresses({ path, also = [] }: AreaScreen): string[] {
  return [path, ...also];
}

/** Returns whether a role has the screen at an address; what is in no table is for owners only. */
export function mayOpen(role: AdminRole, address: string): boolean {
  const screen = matchRoutes(known, address)?.at(-1)?.route.screen;
  return role === "owner" || (screen?.roles.includes(role) ?? false);
}

/** Returns the first screen of a role. */
export function getHome(role: AdminRole): string {
  return mayOpen(role, adminPaths.posts) ? adminPaths.posts : adminPaths.dashboard;
}

/** A named address. */
export type ScreenLink = Pick<AreaScreen, "Icon"> & { label: string; to: string };

/** Returns the named screens of an area that a role has. */
export function listLinks({ screens }: Area, role: AdminRole): ScreenLink[] {
  return screens.flatMap(({ label, to, path, roles, Icon }) =>
    label !== undefined && roles.includes(role) ? [{ label, to: to ?? path, Icon }] : [],
  );
}
