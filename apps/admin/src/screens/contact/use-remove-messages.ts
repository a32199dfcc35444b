import type { ContactMessage } from "@site/contract/site/contact/admin-schema";
import { adminContactTexts } from "@site/contract/site/contact/labels";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { senderOf } from "./message-card.tsx";

/** Returns functions that ask for confirmation and delete one message or several. */
export function useRemoveMessages() {
  const options = {
    success: ({ message }: { message: string }) => message,
    failure: adminContactTexts.removeFailed,
    invalidates: [trpc.useUtils().admin.contactMessages],
  };
  const remove = useAdminMutation(trpc.admin.contactMessages.remove, options);
  const removeMany = useAdminMutation(trpc.admin.contactMessages.removeMany, options);
  return {
    askToRemove: (message: ContactMessage) =>
      confirm({
        title: "Mesajı Sil",
        subject: message.subject,
        consequence: `konulu mesaj (${senderOf(message)}) silinecek. Bu işlem geri alınamaz.`,
        action: "Sil",
        isDangerous: true,
        run: () => remove.mutateAsync({ id: message.id }),
      }),
    bulk: [
      {
        label: "Sil",
        isDangerous: true,
        run: (rows: ContactMessage[]) =>
          confirm({
            title: "Mesajları Sil",
            consequence: `${rows.length} mesaj silinecek. Bu işlem geri alınamaz.`,
            action: "Sil",
            isDangerous: true,
            run: () => removeMany.mutateAsync({ messageIds: rows.map(({ id }) => id) }),
          }),
      },
    ],
  };
}
