import { getServerError } from "@site/browser/calls/server-error";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { AdminCategory } from "@site/contract/blog/terms/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { choose } from "../../kit/dialogs/choose.tsx";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { closeDialogs } from "../../kit/dialogs/dialogs.ts";
import { runSteps } from "../../kit/run-steps.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";

/**
 * Returns a function that deletes a category after a confirmation, and shows the progress. If it has posts, it asks for
 * the category that receives them.
 */
export function useRemoveCategory(invalidates: readonly { invalidate: () => Promise<void> }[]) {
  const { admin } = trpc.useUtils();
  const sitemap = trpc.admin.sitemap.refresh.useMutation();
  const restore = useRestore("category", invalidates);
  const remove = useAdminMutation(trpc.admin.categories.remove, {
    success: adminTermTexts.categoryRemoved,
    failure: (serverError) =>
      serverError?.postCount ? undefined : (serverError?.message ?? adminTermTexts.categoryRemoveFailed),
    invalidates,
    undo: (_, { id }) => restore(id),
  });

  async function removeInSteps(category: AdminCategory, moveToCategory?: number): Promise<void> {
    const { id } = category;
    let postCount: number | undefined;
    await runSteps({
      title: "Kategori siliniyor",
      steps: [
        { label: "Kategori denetleniyor", run: () => admin.categories.get.fetch({ id }, { staleTime: 0 }) },
        {
          label: "Kategori siliniyor",
          run: () =>
            remove.mutateAsync({ id, moveToCategory }).catch((error) => {
              postCount = getServerError(error)?.postCount;
              throw error;
            }),
        },
        { label: "Sitemap güncelleniyor", run: () => sitemap.mutateAsync() },
      ],
    });
    if (postCount !== undefined) await moveAndRemove(category, postCount);
  }

  /** Asks for the category that receives the posts, moves them and deletes the old category. */
  async function moveAndRemove(category: AdminCategory, postCount: number): Promise<void> {
    closeDialogs();
    const categories = await admin.categories.list.fetch();
    const target = await choose({
      title: `“${category.name}” kategorisindeki yazıları taşı`,
      text: adminTermTexts.categoryHasPosts(postCount),
      label: "Hedef kategori",
      options: categories
        .filter(({ id }) => id !== category.id)
        .map(({ id, name }) => ({ value: String(id), label: name })),
      missing: "Lütfen bir kategori seçin.",
      action: "Taşı ve Sil",
      isDangerous: true,
    });
    if (target !== undefined) await removeInSteps(category, Number(target));
  }

  return async (category: AdminCategory): Promise<void> => {
    const isConfirmed = await confirm({
      title: "Kategoriyi Sil",
      subject: category.name,
      consequence: "kategorisi silinecek. 30 gün boyunca geri getirilebilir.",
      action: "Sil",
      isDangerous: true,
    });
    if (isConfirmed) await removeInSteps(category);
  };
}
