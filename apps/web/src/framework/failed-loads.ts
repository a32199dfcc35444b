import { isMissingChunk, reloadStaleDocument } from "@site/browser/stale-document";
import { lazy } from "react";

/**
 * Returns a part of a page whose code is loaded on use. Where a deployment has removed it, the document is loaded
 * again, once; what was typed into a form stays in this tab.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));

/** Loads code on use; see `lazyPart`. */
async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
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
