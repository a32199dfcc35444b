import { localStore } from "@site/browser/browser-store";

/**
 * Storage key of the listing that waits for its mailed code. It has a file of its own, so that pages can ask whether a
 * listing waits without loading its code.
 */
export const WAITING_KEY = "waitingListing";

/** Returns whether a listing waits for its code in this browser. */
export function hasWaiting(): boolean {
  return localStore.get(WAITING_KEY) !== null;
}
