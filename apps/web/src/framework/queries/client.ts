import { createQueryClient } from "@site/browser/query-client";
import { notifyManager, QueryObserver } from "@tanstack/react-query";

/** Creates the query client; a chunk of its own, which `Queries` loads. */
export function createLoadedClient() {
  return {
    client: createQueryClient(),
    Observer: QueryObserver,
    /** Returns a function that calls after the client has handled a change. */
    schedule: (call: () => void) => notifyManager.batchCalls(call),
  };
}
