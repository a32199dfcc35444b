import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the call that takes held decisions back, whoever made them. */
export function useTakeBack() {
  const { pending, becayis, comments, contactMessages, emailLogs } = trpc.useUtils().admin;
  return useAdminMutation(trpc.admin.pending.takeBack, {
    invalidates: [pending, becayis, comments, contactMessages, emailLogs],
  });
}
