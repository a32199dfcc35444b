import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";
import { getSender } from "./message-card.tsx";

/** Returns functions that delete one or several messages after a confirmation. */
export function useRemoveMessages() {
  const invalidates = [trpc.useUtils().admin.contactMessages];
  const restore = useRestore("contactMessage", invalidates);
  const options = {
    failure: adminContactTexts.removeFailed,
    invalidates,
  };
  const remove = useAdminMutation(trpc.admin.contactMessages.remove, {
    ...options,
    undo: (_, { id }) => restore(id),
  });
  const removeMany = useAdminMutation(trpc.admin.contactMessages.removeMany, {
    ...options,
    async undo(_, { messageIds }) {
      for (const id of messageIds) await restore(id);
    },
  });
  return {
    askToRemove: (message: ContactMessage) =>
      confirm({
        title: "Mesajı Sil",
        subject: message.subject,
        consequence: `konulu mesaj (${getSender(message)}) silinecek. 30 gün boyunca geri getirilebilir.`,
        action: "Sil",
        isDangerous: true,
        run: () => remove.mutateAsync({ id: message.id }),
      }),
    bulk: [
      {
        label: "Sil",
        run: (rows: ContactMessage[]) =>
          confirm({
            title: "Mesajları Sil",
            consequence: `${rows.length} mesaj silinecek. 30 gün boyunca geri getirilebilirler.`,
            action: "Sil",
            isDangerous: true,
            run: () => removeMany.mutateAsync({ messageIds: rows.map(({ id }) => id) }),
          }),
      },
    ],
  };
}
