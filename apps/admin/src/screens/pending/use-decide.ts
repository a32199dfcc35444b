import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useTakeBack } from "./use-take-back.ts";

/**
 * Returns the decisions that need no question, of one record or many: listings and comments are approved, messages and
 * failed mails closed. They can be taken back.
 * @param fallback the error message if the server sent none
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
