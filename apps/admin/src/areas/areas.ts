import { matchRoutes } from "react-router-dom";
import { becayis } from "./becayis.ts";
import { mediaLibrary, members, overview, readers } from "./general.ts";
import { inbox } from "./inbox.ts";
import { posts } from "./posts.ts";
import type { Area, AreaScreen } from "./screen.ts";
import { settings } from "./settings.ts";
import { system } from "./system.ts";

/** The areas with all screens of signed-in administrators, in the order of the menu. */
export const areas: readonly Area[] = [
  overview,
  inbox,
  posts,
  readers,
  becayis,
  mediaLibrary,
  members,
  settings,
  system,
];

const known = areas.flatMap(({ screens }) =>
  screens.flatMap((screen) => listAddresses(screen).map((path) => ({ path, screen }))),
);

/** Returns all addresses and patterns of a screen. */
export function listAddresses({ path, also = [] }: AreaScreen): string[] {
  return [path, ...also];
}

/** Returns the screen at an address; undefined if there is none. */
export function findScreen(address: string): AreaScreen | undefined {
  return matchRoutes(known, address)?.at(-1)?.route.screen;
}

/** Returns the address for links to a screen. */
export function getLink({ to, path }: AreaScreen): string {
  return to ?? path;
}
