import type { GoogleJoinError } from "@site/contract/members/joining/labels";

const FRAGMENT = "#google=";
const NOTES = ["proven", "failed", "notHosted"] as const satisfies readonly ("proven" | GoogleJoinError)[];

/** Returns what the page's address says of the trip to Google that it comes from; undefined without one. */
export function readGoogleReturn(): "proven" | GoogleJoinError | undefined {
  return NOTES.find((note) => location.hash === FRAGMENT + note);
}
