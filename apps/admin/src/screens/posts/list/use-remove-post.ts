import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { runSteps } from "../../../kit/run-steps.tsx";
import { usePostChange } from "../use-post-change.ts";

/** Returns a function that deletes a post after a confirmation, and shows the progress. */
export function useRemovePost() {
  const { admin } = trpc.useUtils();
  const sitemap = trpc.admin.sitemap.refresh.useMutation();
  const remove = usePostChange({ success: () => "Blog yazısı silindi.", failure: adminPostTexts.deleteFailed });

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
        { label: "Yazı siliniyor", run: () => remove.mutateAsync({ change: { kind: "remove", ids: [id] } }) },
        { label: "Sitemap güncelleniyor", run: () => sitemap.mutateAsync() },
      ],
    });
  };
}
