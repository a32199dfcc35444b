import { formatMoment } from "@site/browser/format-date";
import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { notifySuccess } from "../../../kit/notify.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { isScheduled } from "../post-visibility.ts";
import { usePostLists } from "../use-post-lists.ts";

/** Returns a function that notifies of a publication or planning and offers to undo it. */
export function useUndoPublication() {
  const withdrawal = useAdminMutation(trpc.admin.posts.update, {
    success: adminPostTexts.withdrawn,
    fallback: adminPostTexts.updateFailed,
    invalidates: usePostLists(),
  });

  /** @param withdraw undoes it in the form of the post; by default the saved post becomes a draft */
  return (post: AdminPost, withdraw = () => withdrawal.mutate({ id: post.id, status: "draft" })): void => {
    const { status, publishedAt } = post;
    const text =
      publishedAt !== null && isScheduled({ status, publishedAt })
        ? adminPostTexts.planned(formatMoment(publishedAt))
        : adminPostTexts.published;
    notifySuccess(text, { label: "Geri Al", run: withdraw });
  };
}
