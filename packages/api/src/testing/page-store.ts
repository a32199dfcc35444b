import type { PageStore, PurgeListener } from "../core/pages/pages.ts";

/** Creates a store without pages: it collects the tags of purges and tells who listens. */
export function createTestPages(): { pages: PageStore; purged: string[] } {
  const purged: string[] = [];
  const listeners: PurgeListener[] = [];
  return {
    purged,
    pages: {
      purge(tags) {
        purged.push(...tags);
        for (const listener of listeners) listener(tags);
      },
      onPurge: (listener) => listeners.push(listener),
    },
  };
}
