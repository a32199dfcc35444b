import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import { useEffect } from "react";
import { trpc } from "../../api/trpc.ts";

/** Marks a message as read when it is shown. */
export function useMarkRead({ id, isRead }: ContactMessage): void {
  const { contactMessages, pending } = trpc.useUtils().admin;
  const { mutate } = trpc.admin.contactMessages.update.useMutation({
    onSuccess: () => Promise.all([contactMessages.invalidate(), pending.list.invalidate()]),
  });
  useEffect(() => {
    if (!isRead) mutate({ id });
  }, [id, isRead, mutate]);
}
