/** Returns whether nothing arrived (fetch and import reject with a TypeError), as opposed to a server that answered with an error. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}

/**
 * Asks for the address shown as a new document: without a connection the service worker answers with the kept copy of the page or
 * with the offline page. Returns at once where there is no service worker or the reader has gone on to another address.
 */
export async function reloadAsDocument({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const isStillHere = window.location.pathname === pathname && window.location.search === search;
  if (!isStillHere || !navigator.serviceWorker?.controller) return;
  window.location.reload(); // unlike an assignment it does not stop at an address with a #
  await new Promise(() => undefined); // the page before stays until then
}
