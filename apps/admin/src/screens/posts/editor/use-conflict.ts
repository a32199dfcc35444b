import { getServerError } from "@site/browser/calls/server-error";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { notifyError } from "../../../kit/notify.tsx";
import { type PostFormValues, toValues } from "../post-form.ts";
import { getBase, type Versions } from "./merge.ts";

type TakeMerged = (merged: PostFormValues, record: PostFormValues) => void;

interface Subject {
  /** The post as it was last loaded or saved. */
  saved: AdminPost | undefined;
  /** The version that the form's values are based on; older than `saved` after a draft was restored. */
  version: number | undefined;
  /** Called with the post that the merged values are based on. */
  onMerged: (post: AdminPost) => void;
}

/** Returns the state of comparing the form with the post on the server. */
export function useConflict({ saved, version, onMerged }: Subject) {
  const { client } = trpc.useUtils();
  const [current, setCurrent] = useState<{ versions: Versions; post: AdminPost; takeMerged: TakeMerged }>();

  /** Returns the values that both sides started from; none if their revision is gone. */
  async function loadBase(postId: number): Promise<Versions["base"]> {
    if (version === undefined) return {};
    if (saved?.version === version) return toValues(saved);
    try {
      return getBase(await client.admin.postRevisions.get.query({ postId, version }));
    } catch (error) {
      if (getServerError(error)?.code === "NOT_FOUND") return {};
      throw error;
    }
  }

  async function load(id: number, mine: PostFormValues, takeMerged: TakeMerged): Promise<void> {
    try {
      const [post, base] = await Promise.all([client.admin.posts.get.query({ id }), loadBase(id)]);
      setCurrent({ versions: { base, mine, theirs: toValues(post) }, post, takeMerged });
    } catch {
      notifyError("Yazının güncel hâli yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.");
    }
  }

  return {
    versions: current?.versions,
    compare(mine: PostFormValues, takeMerged: TakeMerged): void {
      if (saved) void load(saved.id, mine, takeMerged);
    },
    close: () => setCurrent(undefined),
    merge(merged: PostFormValues): void {
      if (!current) return;
      onMerged(current.post);
      current.takeMerged(merged, toValues(current.post));
      setCurrent(undefined);
    },
  };
}
