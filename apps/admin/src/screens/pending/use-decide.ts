import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useDecidedQueries } from "./use-decided-queries.ts";

/** Returns the mutation that undoes held decisions of any administrator. */
export function useTakeBack() {
  return useAdminMutation(trpc.admin.pending.takeBack, { invalidates: useDecidedQueries() });
}

/**
 * Returns the decisions that need no confirmation, on one or several records: approving listings and comments, closing
 * messages and failed mails. They can be undone.
 * @param fallback error message if the server sent none
 */
export function useDecide(fallback?: string) {
  const takeBack = useTakeBack();
  return useAdminMutation(trpc.admin.pending.decide, {
    ...(fallback !== undefined && { fallback }),
    invalidates: useDecidedQueries(),
    undo: ({ records }) => takeBack.mutateAsync({ actions: records }),
  });
}
