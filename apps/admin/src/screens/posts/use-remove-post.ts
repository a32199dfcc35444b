import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminPostRow } from "@site/contract/blog/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/confirm.tsx";
import { runSteps } from "../../kit/run-steps.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";
import { usePostLists } from "./use-post-lists.ts";

/** Returns a function that asks for confirmation and deletes a post, showing the progress. */
export function useRemovePost() {
  const invalidates = usePostLists();
  const { admin } = trpc.useUtils();
  const sitemap = trpc.admin.sitemap.refresh.useMutation();
  const restore = useRestore("post", invalidates);
  const remove = useAdminMutation(trpc.admin.posts.remove, {
    success: "Blog yazısı silindi.",
    failure: adminBlogTexts.deleteFailed,
    invalidates,
    undo: (_, { id }) => restore(id),
  });

  return async ({ id, title }: Pick<AdminPostRow, "id" | "title">): Promise<void> => {
    const isConfirmed = await confirm({
      title: "Yazıyı Sil",
      subject: title,
      consequence:
        "başlıklı yazı silinecek ve yayındaysa okurlar ona ulaşamayacak. " +
        "Silinen yazı 30 gün boyunca geri getirilebilir.",
      action: "Sil",
      isDangerous: true,
    });
    if (!isConfirmed) return;
    await runSteps({
      title: "Yazı siliniyor",
      steps: [
        { label: "Yazı inceleniyor", run: () => admin.posts.get.fetch({ id }, { staleTime: 0 }) },
        { label: "Etiketler temizleniyor" },
        { label: "Yazı siliniyor", run: () => remove.mutateAsync({ id }) },
        { label: "Sitemap güncelleniyor", run: () => sitemap.mutateAsync() },
      ],
    });
  };
}
