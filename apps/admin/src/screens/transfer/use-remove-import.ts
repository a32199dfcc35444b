import { transferTexts } from "@site/contract/blog/transfer/labels";
import type { ContentImport } from "@site/contract/blog/transfer/schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns a function that asks and then deletes an import's record; it resolves with whether it was deleted. */
export function useRemoveImport(): (subject: ContentImport) => Promise<boolean> {
  const remove = useAdminMutation(trpc.admin.transfer.remove, {
    success: ({ message }) => message,
    fallback: transferTexts.removeFailed,
    invalidates: [trpc.useUtils().admin.transfer.list],
  });
  return ({ id, fileName }) =>
    confirm({
      title: "Aktarım Kaydını Sil",
      subject: fileName,
      consequence: "dosyasının kaydı ve raporu silinecek. Aktarılmış yazılar ve görseller durur.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
}
