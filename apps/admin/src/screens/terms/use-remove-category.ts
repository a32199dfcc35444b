import { modals } from "@mantine/modals";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminCategory } from "@site/contract/blog/admin-schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/confirm.tsx";
import { runSteps } from "../../kit/run-steps.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";

interface Moving {
  category: AdminCategory;
  /** Number of posts that need another category first. */
  postCount: number;
}

/** Returns the removal of a category: confirmation, then progress; `moving` is set if its posts need a target first. */
export function useRemoveCategory(invalidates: readonly { invalidate: () => Promise<void> }[]) {
  const [moving, setMoving] = useState<Moving>();
  const { admin } = trpc.useUtils();
  const sitemap = trpc.admin.sitemap.refresh.useMutation();
  const restore = useRestore("category", invalidates);
  const remove = useAdminMutation(trpc.admin.categories.remove, {
    success: adminBlogTexts.categoryRemoved,
    failure: (fault) => (fault?.postCount ? undefined : (fault?.message ?? adminBlogTexts.categoryRemoveFailed)),
    invalidates,
    undo: (_, { id }) => restore(id),
  });

  function removeInSteps(category: AdminCategory, moveToCategory?: number): Promise<boolean> {
    const { id } = category;
    return runSteps({
      title: "Kategori siliniyor",
      steps: [
        { label: "Kategori denetleniyor", run: () => admin.categories.get.fetch({ id }, { staleTime: 0 }) },
        {
          label: "Kategori siliniyor",
          async run() {
            try {
              await remove.mutateAsync({ id, moveToCategory });
            } catch (error) {
              const postCount = serverFaultOf(error)?.postCount;
              if (postCount) {
                modals.closeAll();
                setMoving({ category, postCount });
              }
              throw error;
            }
          },
        },
        { label: "Sitemap güncelleniyor", run: () => sitemap.mutateAsync() },
      ],
    });
  }

  return {
    async askToRemove(category: AdminCategory): Promise<void> {
      const isConfirmed = await confirm({
        title: "Kategoriyi Sil",
        subject: category.name,
        consequence: "kategorisi silinecek. 30 gün boyunca geri getirilebilir.",
        action: "Sil",
        isDangerous: true,
      });
      if (isConfirmed) await removeInSteps(category);
    },
    moving,
    async move(target: number): Promise<void> {
      if (moving) await removeInSteps(moving.category, target);
    },
    stopMoving: () => setMoving(undefined),
  };
}
