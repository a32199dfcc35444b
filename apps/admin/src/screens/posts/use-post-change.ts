import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import { trashTexts } from "@site/contract/trash/labels";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { usePostLists } from "./use-post-lists.ts";

/** Returns a change of several posts that offers to lead back to their former states. */
export function usePostChange(texts: { success: (changed: number) => string; failure: string }) {
  const invalidates = usePostLists();
  const revert = useAdminMutation(trpc.admin.posts.changeMany, {
    success: ({ renamed = [] }) =>
      ["Değişiklik geri alındı.", ...renamed.map(({ slug }) => trashTexts.otherSlug(slug))].join(" "),
    fallback: adminPostTexts.updateFailed,
    invalidates,
  });
  return useAdminMutation(trpc.admin.posts.changeMany, {
    success: ({ changed }) => texts.success(changed),
    fallback: texts.failure,
    invalidates,
    async undo({ undo }) {
      for (const change of undo) await revert.mutateAsync({ change });
    },
  });
}
