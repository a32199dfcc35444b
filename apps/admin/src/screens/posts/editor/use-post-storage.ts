import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import type { DraftState } from "../../../kit/drafts/draft.ts";
import type { StoredState } from "../../../kit/drafts/use-autosave.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import type { PostFormValues } from "../post-form.ts";
import { usePostLists } from "../use-post-lists.ts";

const update = { success: "Blog yazısı güncellendi.", failure: adminPostTexts.updateFailed };

/** Returns the functions that save a post, and those that store its drafts on the server. */
export function usePostStorage(post: AdminPost | undefined) {
  const [saved, setSaved] = useState(post);
  /** Version on which the form's values are based. */
  const [version, setVersion] = useState(post?.version);
  const [draftId] = useState(() => crypto.randomUUID());
  const storeDraft = trpc.admin.postDrafts.save.useMutation();
  const discardDraft = trpc.admin.postDrafts.discard.useMutation();
  const listed = trpc.useUtils().admin.postDrafts.list;
  const invalidates = usePostLists();
  const save = useSaveMutation({
    create: trpc.admin.posts.create,
    update: trpc.admin.posts.update,
    toChanges: (values) => ({ ...values, version }),
    texts: { create: { success: "Blog yazısı oluşturuldu.", failure: adminPostTexts.createFailed }, update },
    invalidates,
  });
  const overwrite = useAdminMutation(trpc.admin.posts.update, { ...update, invalidates });

  return {
    saved,
    version,
    setSaved(result: AdminPost): void {
      setSaved(result);
      setVersion(result.version);
    },
    setVersion,
    /** @param isMailed whether subscribers get a mail; undefined leaves the setting unchanged */
    save: (values: PostFormValues, isMailed?: boolean) => save({ ...values, isMailed }, saved?.id),
    /** Overwrites a version of the post that is newer than the one on which the values are based. */
    saveOver: (values: PostFormValues, { id, version }: AdminPost) => overwrite.mutateAsync({ ...values, id, version }),
    autosave: {
      id: draftId,
      store: (state: StoredState<PostFormValues>) =>
        storeDraft.mutateAsync({ ...state, id: draftId, postId: saved?.id ?? null, basedOn: version ?? null }),
      async discard(state: DraftState) {
        // Removed from the cache first, so that a new visit does not offer it, even if the call fails.
        listed.setData({ postId: post?.id ?? null }, (drafts) => drafts?.filter(({ id }) => id !== state.id));
        await discardDraft.mutateAsync(state);
      },
    },
  };
}
