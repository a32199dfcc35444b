import { localStore } from "@site/browser/browser-store";

/** The key of the listing that waits for its mailed code. */
export const WAITING_KEY = "waitingListing";

/** Returns whether a listing waits in this browser; the page loads what shows it only then. */
export function hasWaiting(): boolean {
  return localStore.get(WAITING_KEY) !== null;
}
