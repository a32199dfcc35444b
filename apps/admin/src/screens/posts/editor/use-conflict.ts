import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import type { RefusedForm } from "../../../kit/forms/form-screen.tsx";
import { notifyError, notifySuccess } from "../../../kit/notify.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { type PostFormValues, toValues } from "../post-form.ts";
import { getDifferences } from "./differences.ts";

interface Subject {
  /** The post as last loaded or saved. */
  saved: AdminPost | undefined;
  /** Version on which the form's values are based. */
  version: number | undefined;
  /** Overwrites the given version of the post. */
  saveOver: (values: PostFormValues, post: AdminPost) => Promise<AdminPost>;
  /** Called with the post whose values have replaced those of the form. */
  onTaken: (post: AdminPost) => void;
}

type Form = RefusedForm<PostFormValues, AdminPost>;

/** Returns the choice between the form's values and a newer version on the server, after an edit conflict. */
export function useConflict({ saved, version, saveOver, onTaken }: Subject) {
  const { client, admin } = trpc.useUtils();
  const [shown, setShown] = useState<{ mine: PostFormValues; post: AdminPost; form: Form }>();
  const keep = useAdminMutation(trpc.admin.postRevisions.add, {
    success: "Sunucudaki metin açıldı. Yazdıklarınız sürümler arasında.",
    fallback: "Yazdıklarınız saklanamadı.",
    invalidates: [admin.postRevisions],
  });

  async function load(id: number, mine: PostFormValues, form: Form): Promise<void> {
    try {
      const post = await client.admin.posts.get.query({ id });
      if (post.version === version) return notifyError("Yazının daha yeni bir sürümü yok.");
      if (getDifferences(mine, toValues(post)).length > 0) return setShown({ mine, post, form });
      take(post, form); // the save had succeeded, but its answer was lost
      notifySuccess("Yazı zaten kaydedilmiş.");
    } catch {
      notifyError("Yazının güncel hâli yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.");
    }
  }

  function take(post: AdminPost, form: Form): void {
    onTaken(post);
    form.replace(toValues(post));
    setShown(undefined);
  }

  async function takeTheirs({ mine, post, form }: NonNullable<typeof shown>): Promise<void> {
    try {
      take(await keep.mutateAsync({ ...mine, postId: post.id, current: post.version }), form);
    } catch {
      await load(post.id, mine, form); // loads the newest version, because somebody may have saved again
    }
  }

  return {
    compare(mine: PostFormValues, form: Form): void {
      if (saved) void load(saved.id, mine, form);
    },
    dialog: shown && {
      mine: shown.mine,
      theirs: toValues(shown.post),
      isRunning: keep.isPending,
      onClose: () => setShown(undefined),
      onKeepMine(): void {
        shown.form.saveBy((values) => saveOver(values, shown.post));
        setShown(undefined);
      },
      onTakeTheirs: () => void takeTheirs(shown),
    },
  };
}
