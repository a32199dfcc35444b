import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useTakeBack } from "./use-take-back.ts";

/**
 * Returns the decisions that need no confirmation, on one or several records: approving listings and comments, closing
 * messages and failed mails. They can be undone.
 * @param fallback error message if the server sent none
 */
export function useDecide(fallback?: string) {
  const { pending, becayis, comments, contactMessages, emailLogs } = trpc.useUtils().admin;
  const takeBack = useTakeBack();
  return useAdminMutation(trpc.admin.pending.decide, {
    ...(fallback !== undefined && { fallback }),
    invalidates: [pending, becayis, comments, contactMessages, emailLogs],
    undo: ({ records }) => takeBack.mutateAsync({ actions: records }),
  });
}
