import type { PendingKind } from "@site/contract/inbox/pending/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../api/trpc.ts";

/**
 * Returns how many records of some kinds wait; 0 until it is known. The bell's events refresh it, and so does each write of this
 * tab, because any may be a decision.
 */
export function useWaiting(): (kinds: readonly PendingKind[]) => number {
  const { data } = trpc.admin.pending.counts.useQuery(undefined, { refetchOnWindowFocus: true });
  return (kinds) => (data ? kinds.reduce((sum, kind) => sum + data[kind], 0) : 0);
}

/** Reads what waits again after each write of this tab. */
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
