/** Returns whether a listing is closed, so that it can no longer be edited. */
export function isClosedListing(status: string): boolean {
  return status === "completed" || status === "expired";
}
