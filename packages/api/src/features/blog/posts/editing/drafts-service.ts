import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import {
  type DiscardDraftInput,
  type ListDraftsInput,
  type PostDraft,
  postDraft,
  type SaveDraftInput,
} from "@site/contract/blog/posts/draft-schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { UPSERT_DRAFT } from "./queries.ts";

/** Maximum number of drafts that an editor offers. */
const MAX_OFFERED = 5;

const notFound = () => new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });

/**
 * Stores an administrator's unsaved values. An older state that arrives after a newer one of the same draft changes
 * nothing.
 * @throws NOT_FOUND for an unknown post, and for a draft of another administrator
 */
export async function saveDraft(app: App, adminId: number, draft: SaveDraftInput): Promise<{ savedAt: string }> {
  const { id, postId, basedOn, counter, values } = draft;
  if (postId !== null && (await app.db.prisma.post.count({ where: { id: postId, deletedAt: null } })) === 0)
    throw notFound();
  const { rows } = await app.db.pool.query<{ saved_at: Date }>(UPSERT_DRAFT, [
    id,
    postId,
    adminId,
    basedOn,
    JSON.stringify(values),
    counter,
  ]);
  const later = rows[0] ? undefined : await app.db.prisma.postDraft.findFirst({ where: { id, adminId, postId } });
  const savedAt = rows[0]?.saved_at ?? later?.savedAt;
  if (!savedAt) throw notFound();
  return { savedAt: savedAt.toISOString() };
}

/** Returns the administrator's newest drafts of a post, or of posts that were never saved. */
export async function listDrafts(app: App, adminId: number, { postId }: ListDraftsInput): Promise<PostDraft[]> {
  const drafts = await app.db.prisma.postDraft.findMany({
    where: { adminId, postId },
    orderBy: { savedAt: "desc" },
    take: MAX_OFFERED,
  });
  return drafts.flatMap(({ savedAt, ...draft }) => {
    // An earlier version of the form may have stored other values.
    const parsed = postDraft.safeParse({ ...draft, savedAt: savedAt.toISOString() });
    return parsed.success ? [parsed.data] : [];
  });
}

/** Deletes a draft of this administrator, unless a newer state than `counter` is stored. */
export async function discardDraft(app: App, adminId: number, { id, counter }: DiscardDraftInput): Promise<void> {
  await app.db.prisma.postDraft.deleteMany({ where: { adminId, id, counter: { lte: counter } } });
}
