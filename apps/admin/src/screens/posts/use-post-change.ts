import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { BulkChange, BulkChangeResult } from "@site/contract/blog/posts/bulk-schema";
import { trashTexts } from "@site/contract/trash/labels";
import { trpc } from "../../api/trpc.ts";
import { useAdminCalls, useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { usePostLists } from "./use-post-lists.ts";

type Renamed = NonNullable<BulkChangeResult["renamed"]>;

/** Returns a mutation that changes several posts, and offers to restore their former values. */
export function usePostChange(texts: { success: (changed: number) => string; failure: string }) {
  const invalidates = usePostLists();
  const { changeMany } = trpc.useUtils().client.admin.posts;
  /** Runs changes one after another, so that an undo of several steps gives one notification. */
  async function makeInOrder(changes: BulkChange[]) {
    const renamed: Renamed = [];
    for (const change of changes) renamed.push(...((await changeMany.mutate({ change })).renamed ?? []));
    return renamed;
  }
  const revert = useAdminCalls(makeInOrder, {
    success: (renamed) =>
      ["Değişiklik geri alındı.", ...renamed.map(({ slug }) => trashTexts.otherSlug(slug))].join(" "),
    fallback: adminPostTexts.updateFailed,
    invalidates,
  });
  return useAdminMutation(trpc.admin.posts.changeMany, {
    success: ({ changed }) => texts.success(changed),
    fallback: texts.failure,
    invalidates,
    undo: ({ undo }) => revert.mutateAsync(undo),
  });
}
