import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import {
  type DiscardDraftsInput,
  type ListDraftsInput,
  type PostDraft,
  postDraftValues,
  type SaveDraftInput,
} from "@site/contract/blog/posts/draft-schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { UPSERT_DRAFT } from "./queries.ts";

/** Drafts offered when an editor opens. */
const MOST_OFFERED = 5;

const notFound = () => new AppError("NOT_FOUND", { message: adminBlogTexts.postNotFound });

/**
 * Stores unsaved values of an administrator.
 * @throws NOT_FOUND for an unknown post, and for a draft of another administrator
 */
export async function saveDraft(app: App, adminId: number, draft: SaveDraftInput): Promise<{ savedAt: string }> {
  const { id, postId, basedOn, values } = draft;
  if (postId !== null && (await app.db.prisma.post.count({ where: { id: postId, deletedAt: null } })) === 0)
    throw notFound();
  const { rows } = await app.db.pool.query<{ saved_at: Date }>(UPSERT_DRAFT, [
    id,
    postId,
    adminId,
    basedOn,
    JSON.stringify(values),
  ]);
  if (!rows[0]) throw notFound();
  return { savedAt: rows[0].saved_at.toISOString() };
}

/** Returns the administrator's newest drafts of a post, or of posts that were never saved. */
export async function listDrafts(app: App, adminId: number, { postId }: ListDraftsInput): Promise<PostDraft[]> {
  const drafts = await app.db.prisma.postDraft.findMany({
    where: { adminId, postId },
    orderBy: { savedAt: "desc" },
    take: MOST_OFFERED,
  });
  return drafts.flatMap(({ id, basedOn, savedAt, values }) => {
    const parsed = postDraftValues.safeParse(values); // an earlier version of the form may have stored other values
    return parsed.success ? [{ id, basedOn, savedAt: savedAt.toISOString(), values: parsed.data }] : [];
  });
}

/** Deletes one draft, or all drafts of a post; only those of this administrator. */
export async function discardDrafts(app: App, adminId: number, which: DiscardDraftsInput): Promise<void> {
  await app.db.prisma.postDraft.deleteMany({ where: { adminId, ...which } });
}
