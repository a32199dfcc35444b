/** True for the status of a listing that is over: nobody edits it any more. */
export function isClosedListing(status: string): boolean {
  return status === "completed" || status === "expired";
}
