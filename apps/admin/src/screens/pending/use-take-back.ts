import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the mutation that undoes held decisions of any administrator. */
export function useTakeBack() {
  const { pending, becayis, comments, contactMessages, emailLogs } = trpc.useUtils().admin;
  return useAdminMutation(trpc.admin.pending.takeBack, {
    invalidates: [pending, becayis, comments, contactMessages, emailLogs],
  });
}
