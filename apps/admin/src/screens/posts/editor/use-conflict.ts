import type { AdminPost } from "@site/contract/blog/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { notifyError } from "../../../kit/notify.tsx";
import type { Versions } from "./merge.ts";
import { type PostFormValues, valuesOf } from "./post-form.ts";

/** Returns the state of comparing the form with the post on the server. @param base the post being edited */
export function useConflict(base: AdminPost | undefined) {
  const { client } = trpc.useUtils();
  const [current, setCurrent] = useState<{ versions: Versions; version: number }>();
  const [round, setRound] = useState(0);

  async function load(id: number, from: PostFormValues, mine: PostFormValues): Promise<void> {
    const theirs = await client.admin.posts.get.query({ id }).catch(() => undefined);
    if (!theirs) return notifyError("Yazının güncel hâli yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.");
    setCurrent({ versions: { base: from, mine, theirs: valuesOf(theirs) }, version: theirs.version });
  }

  return {
    versions: current?.versions,
    /** Changes when the merged values replace the form's. */
    round,
    compare(mine: PostFormValues): void {
      if (base) void load(base.id, valuesOf(base), mine);
    },
    close: () => setCurrent(undefined),
    /** Closes the comparison. @returns the version that the merged values are based on */
    settle(): number | undefined {
      setCurrent(undefined);
      setRound(round + 1);
      return current?.version;
    },
  };
}
