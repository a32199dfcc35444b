import { z } from "zod";
import { postFormValues } from "./post-form.ts";

const PREFIX = "postDraft:";

/** False from the moment the drafts are given up: an editor that goes away with the document would keep its own once more. */
let isKeeping = true;

const postDraft = z.object({
  values: postFormValues,
  /** The state of the post the draft began with; none for a post that does not exist yet. */
  version: z.number().optional(),
  savedAt: z.string(),
});

/** What was typed and not saved, kept in this tab: it outlives a reload and the end of the session, not the tab. */
export type PostDraft = z.output<typeof postDraft>;

export function readDraft(postId: number | undefined): PostDraft | undefined {
  const stored = sessionStorage.getItem(keyOf(postId));
  if (stored === null) return undefined;
  try {
    return postDraft.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined; // not ours
  }
}

export function writeDraft(postId: number | undefined, draft: PostDraft): void {
  if (!isKeeping) return;
  try {
    sessionStorage.setItem(keyOf(postId), JSON.stringify(draft));
  } catch {
    // the tab's storage is full: writing goes on without the safety net
  }
}

export function removeDraft(postId: number | undefined): void {
  sessionStorage.removeItem(keyOf(postId));
}

/** Leaves nothing behind on a shared computer; for this document's last moment. */
export function forgetDrafts(): void {
  isKeeping = false;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

function keyOf(postId: number | undefined): string {
  return PREFIX + (postId ?? "new");
}
