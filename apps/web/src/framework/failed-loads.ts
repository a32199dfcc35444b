import { isMissingChunk, reloadStaleDocument } from "@site/browser/stale-document";
import { lazy } from "react";

/**
 * Returns a part of a page whose code is loaded on use. Where a deployment has removed it, the document is loaded
 * again, once; what was typed into a form stays in this tab.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));

/** Loads code on use; see `lazyPart`. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isMissingChunk(error)) await reloadStaleDocument(location);
    throw error;
  }
}

/** Returns whether the server was not reached: fetch and import then reject with a TypeError. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}

/**
 * Reloads the current address as a document: offline, the service worker answers with a stored copy or the offline
 * page. Resolves without reloading if there is no service worker or the reader has left the address.
 */
export async function reloadAsDocument({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const isStillHere = window.location.pathname === pathname && window.location.search === search;
  if (!isStillHere || !navigator.serviceWorker?.controller) return;
  window.location.reload(); // assigning an address with a # would not load a document
  await new Promise(() => undefined); // keeps the previous page until the document is replaced
}
