import { ORIGIN_PARAMETER, type Origin } from "../origins/origins.ts";

/** How a reader came to a listing from outside the site. */
export type VisitSource = Extract<Origin, "paylasim" | "afis" | "gomulu" | "takip">;

/** Returns an address that tells how its reader came. No page is made by it, so that all share the cached one. */
export function withVisitSource(address: string, source: VisitSource): string {
  return `${address}?${ORIGIN_PARAMETER}=${source}`;
}
