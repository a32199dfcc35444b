import { createHash, randomBytes } from "node:crypto";
import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import { type PostDraftValues, postDraftValues } from "@site/contract/blog/posts/draft-schema";
import { pickPostTexts } from "@site/contract/blog/posts/fields";
import { postTexts } from "@site/contract/blog/posts/labels";
import type { CreatePreviewInput, PreviewReading, PreviewRow } from "@site/contract/blog/posts/preview-schema";
import { readingMinutes } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { App } from "../../../../core/app.ts";
import type { Caller } from "../../../../core/calls/caller.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { findText } from "../../../../core/text/html.ts";
import { findImageSize, withImageSizes } from "../../../media/article-images-service.ts";
import { getPublicProvenance } from "../../provenance/service.ts";
import { toPostDetail } from "../view.ts";
import { adminPostSelect, type StoredPost } from "./admin-view.ts";

const DAY_MS = 86_400_000;

/** Creates a preview link. The token is returned only once; the database stores its hash. @throws NOT_FOUND */
export async function createPreview(app: App, adminId: number, { postId, days }: CreatePreviewInput) {
  if ((await app.db.prisma.post.count({ where: { id: postId, deletedAt: null } })) === 0)
    throw new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
  // the transaction returns the token, so that a retried transaction returns the stored one
  return app.db.prisma.$transaction(async (tx) => {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date((await databaseNow(tx)).getTime() + days * DAY_MS);
    const { id } = await tx.postPreview.create({
      data: { postId, adminId, tokenHash: getHash(token), expiresAt },
      select: { id: true },
    });
    return { id, path: `${paths.preview}#${token}`, expiresAt: expiresAt.toISOString() };
  });
}

/** Returns the valid preview links of a post, newest first. */
export async function listPreviews(app: App, postId: number): Promise<PreviewRow[]> {
  const previews = await app.db.prisma.postPreview.findMany({
    where: { postId, expiresAt: { gt: await databaseNow(app.db.pool) } },
    select: { id: true, createdAt: true, expiresAt: true },
    orderBy: { id: "desc" },
  });
  return previews.map(({ id, createdAt, expiresAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Revokes a preview link immediately. @throws NOT_FOUND */
export async function revokePreview(app: App, id: number): Promise<void> {
  const { count } = await app.db.prisma.postPreview.deleteMany({ where: { id } });
  if (count === 0) throw new AppError("NOT_FOUND", { message: adminPostTexts.previewNotFound });
}

/**
 * Returns the post of a link as it would be published: with the unsaved text of the administrator who made the link, if
 * it is based on the saved version.
 * @throws NOT_FOUND for an unknown, revoked or expired link and for a deleted post; TOO_MANY_REQUESTS after repeated
 * wrong tokens
 */
export async function readPreview(app: App, caller: Caller, token: string): Promise<PreviewReading> {
  await app.limits.take("previewAddress", caller.ipAddress);
  const preview = await app.db.prisma.postPreview.findFirst({
    where: {
      tokenHash: getHash(token),
      expiresAt: { gt: await databaseNow(app.db.pool) },
      post: { deletedAt: null },
    },
    select: { adminId: true, post: { select: adminPostSelect } },
  });
  if (!preview) throw new AppError("NOT_FOUND", { message: postTexts.postNotFound });
  await app.limits.refund("previewAddress", caller.ipAddress); // wrong links alone count
  const { post, adminId } = preview;
  const draft = await app.db.prisma.postDraft.findFirst({
    where: { postId: post.id, adminId, basedOn: post.version },
    orderBy: { savedAt: "desc" },
  });
  return getReading(app, post, postDraftValues.safeParse(draft?.values).data);
}

/** Returns a post of any status in the readers' view, for the administrator. @throws NOT_FOUND */
export async function previewPost(app: App, id: number): Promise<PreviewReading> {
  const post = await app.db.prisma.post.findUnique({ where: { id, deletedAt: null }, select: adminPostSelect });
  if (!post) throw new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
  return getReading(app, post, undefined);
}

async function getReading(app: App, post: StoredPost, unsaved: PostDraftValues | undefined): Promise<PreviewReading> {
  const values = unsaved ?? { ...post, tagIds: post.tags.map(({ tag }) => tag.id) };
  const contentText = findText(values.content);
  const [category, tags, imageCredit, provenance, imageSize] = await Promise.all([
    findCategory(app, values.categoryId),
    findTags(app, values.tagIds),
    app.db.prisma.photoCredit.findUnique({
      where: { address: values.featuredImage ?? "" },
      select: { photographer: true, photographerUrl: true, sourceUrl: true },
    }),
    getPublicProvenance(app, post.id),
    findImageSize(app, values.featuredImage ?? ""),
  ]);
  const detail = await toPostDetail({
    id: post.id,
    ...pickPostTexts(values),
    slug: values.slug,
    featured_image: values.featuredImage || null,
    image_size: imageSize,
    image_alt: values.imageAlt,
    published_at: getPublication(values) ?? (await databaseNow(app.db.pool)),
    reading_time: readingMinutes(contentText),
    view_count: post.viewCount,
    category,
    tags,
    content_text: contentText,
    image_credit: imageCredit,
    created_at: post.createdAt,
    updated_at: post.updatedAt,
    provenance,
  });
  const content = await withImageSizes(app, detail.content);
  return { isUnsaved: unsaved !== undefined, post: { ...detail, content } };
}

/** Returns the publication time; undefined if there is none or the entered one is incomplete. */
function getPublication({ publishedAt }: { publishedAt: PostDraftValues["publishedAt"] | Date }): Date | undefined {
  const time = publishedAt ? new Date(publishedAt) : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

function findCategory(app: App, id: number | null) {
  return id === null
    ? null
    : app.db.prisma.category.findUnique({ where: { id }, select: { id: true, name: true, slug: true } });
}

function findTags(app: App, ids: number[]) {
  return app.db.prisma.tag.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, slug: true },
    orderBy: { name: "asc" },
  });
}

function getHash(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(token).digest());
}
