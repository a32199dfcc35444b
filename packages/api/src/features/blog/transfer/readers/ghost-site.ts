import { decodeEntities } from "./clean-text.ts";

/** Ghost writes this in place of the site's address, which the file does not tell. */
export const GHOST_SITE = "__GHOST_URL__";

/** Returns an address with Ghost's placeholder filled in; undefined if the site's address is unknown. */
export function withGhostSite(address: string, siteUrl: string): string | undefined {
  if (!address.startsWith(GHOST_SITE)) return decodeEntities(address);
  return siteUrl === "" ? undefined : siteUrl.replace(/\/+$/, "") + address.slice(GHOST_SITE.length);
}
