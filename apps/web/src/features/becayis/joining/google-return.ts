import type { GoogleJoinError } from "@site/contract/members/joining/labels";

const FRAGMENT = "#google=";
const NOTES = ["proven", "failed", "notHosted"] as const satisfies readonly ("proven" | GoogleJoinError)[];

/** Returns the result of proving an address at Google from the fragment; undefined if the page was opened otherwise. */
export function readGoogleReturn(): "proven" | GoogleJoinError | undefined {
  return NOTES.find((note) => location.hash === FRAGMENT + note);
}
