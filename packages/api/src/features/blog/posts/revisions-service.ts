import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import {
  type PostRevision,
  postRevision,
  type RestoreRevisionInput,
  type RevisionInput,
  type RevisionRow,
} from "@site/contract/blog/posts/revision-schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { updatePost } from "./admin-service.ts";

const MAX_LISTED = 200;

const notFound = () => new AppError("NOT_FOUND", { message: adminBlogTexts.revisionNotFound });

/** Returns the earlier states of a post, newest first. */
export async function listRevisions(app: App, postId: number): Promise<RevisionRow[]> {
  const revisions = await app.db.prisma.postRevision.findMany({
    where: { postId, post: { deletedAt: null } },
    select: { version: true, title: true, createdAt: true },
    orderBy: { version: "desc" },
    take: MAX_LISTED,
  });
  return revisions.map(({ createdAt, ...row }) => ({ ...row, savedAt: createdAt.toISOString() }));
}

/** Returns an earlier state. @throws NOT_FOUND */
export async function getRevision(app: App, { postId, version }: RevisionInput): Promise<PostRevision> {
  const revision = await app.db.prisma.postRevision.findFirst({
    where: { postId, version, post: { deletedAt: null } },
    omit: { id: true, postId: true },
  });
  if (!revision) throw notFound();
  const { createdAt, ...state } = revision;
  return postRevision.parse({ ...state, savedAt: createdAt.toISOString() });
}

/**
 * Saves the texts of an earlier state as a new version; the replaced state becomes a revision.
 * @throws NOT_FOUND; CONFLICT if the post has changed since then
 */
export async function restoreRevision(
  app: App,
  { postId, version, current }: RestoreRevisionInput,
): Promise<AdminPost> {
  const { title, excerpt, content, seoTitle, seoDescription, seoKeywords } = await getRevision(app, {
    postId,
    version,
  });
  const texts = { title, excerpt, content, seoTitle, seoDescription, seoKeywords };
  return updatePost(app, { id: postId, version: current, ...texts });
}
