import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { pickPostTexts } from "@site/contract/blog/posts/fields";
import {
  type AddRevisionInput,
  type PostRevision,
  type PostSettings,
  postRevision,
  postSettings,
  type RestoreRevisionInput,
  type RevisionInput,
  type RevisionRow,
} from "@site/contract/blog/posts/revision-schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changedMeanwhile, updatePost } from "./admin-service.ts";
import { adminPostSelect, toAdminPost } from "./admin-view.ts";
import { contentColumns } from "./columns.ts";
import { SKIP_VERSION } from "./queries.ts";

const MAX_LISTED = 200;

const notFound = () => new AppError("NOT_FOUND", { message: adminPostTexts.revisionNotFound });

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
 * Saves an earlier state as a new version; the replaced state becomes a revision. Address and publication stay
 * unchanged; a category or tags that were deleted since then are not restored.
 * @throws NOT_FOUND; CONFLICT if the post has changed since then
 */
export async function restoreRevision(
  app: App,
  { postId, version, current }: RestoreRevisionInput,
): Promise<AdminPost> {
  const revision = await getRevision(app, { postId, version });
  const settings = revision.settings && (await readSettings(app, revision.settings));
  return updatePost(app, { id: postId, version: current, ...pickPostTexts(revision), ...settings });
}

/** Returns the settings to restore from a revision. */
async function readSettings({ db }: App, settings: PostSettings) {
  const { featuredImage, imageAlt, isFeatured, categoryId, tagIds } = settings;
  const [categories, tags] = await Promise.all([
    db.prisma.category.findMany({ where: { id: categoryId ?? 0 }, select: { id: true } }),
    db.prisma.tag.findMany({ where: { id: { in: tagIds } }, select: { id: true } }),
  ]);
  return {
    ...{ featuredImage, imageAlt, isFeatured, tagIds: tags.map(({ id }) => id) },
    ...((categoryId === null || categories[0]) && { categoryId }),
  };
}

/**
 * Stores a text as a revision without changing the post, because the author kept the post's own text.
 * @returns the post, of which only the version has changed
 * @throws NOT_FOUND; CONFLICT if the post has changed since then
 */
export async function addRevision(
  app: App,
  { postId, current, content, ...values }: AddRevisionInput,
): Promise<AdminPost> {
  const stored = await contentColumns(content);
  const post = await app.db.prisma.$transaction(async (tx) => {
    const count = await tx.$executeRawUnsafe(SKIP_VERSION, postId, current);
    if (count === 0) {
      if ((await tx.post.count({ where: { id: postId, deletedAt: null } })) === 0)
        throw new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
      throw changedMeanwhile();
    }
    await tx.postRevision.create({
      data: {
        ...{ postId, version: current + 1, ...pickPostTexts({ ...values, content: stored.content }) },
        settings: postSettings.parse({
          featuredImage: null,
          categoryId: null,
          publishedAt: null,
          unpublishAt: null,
          ...values,
        }),
      },
    });
    return tx.post.findUniqueOrThrow({ where: { id: postId }, select: adminPostSelect });
  });
  return toAdminPost(post);
}
