/** How a reader came to a listing from outside the site; the value of the parameter `kaynak`. */
export type VisitSource = "paylasim" | "afis" | "gomulu";

/** Returns an address that tells how its reader came. No page reads it, so that all share the cached one. */
export function withVisitSource(address: string, source: VisitSource): string {
  return `${address}?kaynak=${source}`;
}
