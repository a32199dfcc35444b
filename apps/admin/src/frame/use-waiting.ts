import type { PendingKind } from "@site/contract/inbox/pending/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../api/trpc.ts";

/** Returns a function that counts the waiting records of some kinds; 0 until they are known. */
export function useWaiting(): (kinds: readonly PendingKind[]) => number {
  const { data } = trpc.admin.pending.counts.useQuery(undefined, { refetchOnWindowFocus: true });
  return (kinds) => (data ? kinds.reduce((sum, kind) => sum + data[kind], 0) : 0);
}

/**
 * Refetches the counts after each mutation of this tab, because any may have been a decision. Events of the server
 * refetch them too.
 */
export function useWaitingRefresh(): void {
  const client = useQueryClient();
  const { pending } = trpc.useUtils().admin;
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") void pending.invalidate();
      }),
    [client, pending],
  );
}
