import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type {
  AdminPost,
  AdminPostPageInput,
  AdminPostRow,
  CreatePostInput,
  DashboardStats,
  ListAdminPostsInput,
  UpdatePostInput,
} from "@site/contract/blog/admin-schema";
import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import { foldText, readingMinutes } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/clock.ts";
import { AppError } from "../../../core/errors.ts";
import { changePages } from "../../../core/pages.ts";
import { withUniqueSlug } from "../../../core/unique-slug.ts";
import { sanitiseNewArticle } from "../../../text/article.ts";
import { textOf } from "../../../text/html.ts";
import { recordAddressChange } from "../../site/redirects/service.ts";
import { announcePost } from "../../webhooks/events-service.ts";
import { updateReferences, withCheckedReferences } from "../provenance/service.ts";
import { adminPostRowSelect, adminPostSelect, toAdminPost, toAdminPostRow } from "./admin-view.ts";
import { missingAltTexts } from "./alt-texts.ts";

const notFound = () => new AppError("NOT_FOUND", { message: adminBlogTexts.postNotFound });

/** Returns posts of every status, newest first. */
export async function listAdminPosts(
  app: App,
  { limit, offset, ...filter }: ListAdminPostsInput,
): Promise<AdminPostRow[]> {
  const posts = await app.db.prisma.post.findMany({
    where: whereOf(filter),
    select: adminPostRowSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    skip: offset,
  });
  return posts.map(toAdminPostRow);
}

/** Returns a page of nine posts with the total count. */
export async function getAdminPostPage(app: App, { page, ...filter }: AdminPostPageInput) {
  const size = limits.blogPageSize;
  const [posts, total] = await Promise.all([
    listAdminPosts(app, { ...filter, limit: size, offset: (page - 1) * size }),
    app.db.prisma.post.count({ where: whereOf(filter) }),
  ]);
  return { posts, page, total, pageCount: countPages(total, size) };
}

function whereOf({
  status,
  categoryId,
  search,
}: Pick<ListAdminPostsInput, "status" | "categoryId" | "search">): Prisma.PostWhereInput {
  return { deletedAt: null, status, categoryId, ...(search && { titleFolded: { contains: foldText(search) } }) };
}

/** Returns a post for the editor. @throws NOT_FOUND */
export async function getAdminPost(app: App, id: number): Promise<AdminPost> {
  const post = await app.db.prisma.post.findUnique({ where: { id, deletedAt: null }, select: adminPostSelect });
  if (!post) throw notFound();
  return toAdminPost(post);
}

interface CreateOptions {
  /** Now by default; an imported post keeps its own. */
  createdAt?: Date | undefined;
  /** Runs in the transaction that creates the post. */
  within?(tx: Prisma.TransactionClient, post: { id: number; version: number }): Promise<void>;
}

/** Creates a post. @throws CONFLICT if the slug is taken, VALIDATION_FAILED for an unknown category or tag */
export async function createPost(
  app: App,
  input: CreatePostInput,
  authorId: number | null,
  { createdAt, within }: CreateOptions = {},
): Promise<AdminPost> {
  await assertTermsExist(app, input);
  const columns = await columnsOf(input);
  const post = await withUniqueSlug(adminBlogTexts.postSlugTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const created = await tx.post.create({
        data: {
          ...columns,
          ...publicationOf(input, undefined, await databaseNow(tx)),
          authorId,
          createdAt,
          tags: { create: input.tagIds.map((tagId) => ({ tagId })) },
        },
        select: adminPostSelect,
      });
      await within?.(tx, created);
      await announcePost(app, tx, created);
      return created;
    }),
  );
  return toAdminPost(post);
}

/**
 * Updates a post and stores the former version as a revision. A changed public address redirects.
 * @throws NOT_FOUND; CONFLICT if the slug is taken or, with `version`, the post has changed meanwhile;
 * VALIDATION_FAILED if an AI draft with unchecked references is to be published
 */
export async function updatePost(app: App, { id, version, ...input }: UpdatePostInput): Promise<AdminPost> {
  await assertTermsExist(app, input);
  const columns = await columnsOf(input);
  const post = await withUniqueSlug(adminBlogTexts.postSlugTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const before = await tx.post.findUnique({ where: { id, deletedAt: null }, select: adminPostSelect });
      if (!before) throw notFound();
      const now = await databaseNow(tx);
      const addReferences = await updateReferences(tx, id, columns);
      const { count } = await withCheckedReferences("status", () =>
        tx.post.updateMany({
          where: { id, deletedAt: null, version: version ?? before.version },
          data: { ...columns, ...publicationOf(input, before, now), version: { increment: 1 } },
        }),
      );
      if (count === 0) throw new AppError("CONFLICT", { message: adminBlogTexts.postChanged });
      await addReferences();
      if (wasRead(before, now)) await recordAddressChange(tx, paths.post(before.slug), paths.post(input.slug));
      await tx.postRevision.create({
        data: {
          postId: id,
          version: before.version,
          title: before.title,
          excerpt: before.excerpt,
          content: before.content,
          seoTitle: before.seoTitle,
          seoDescription: before.seoDescription,
          seoKeywords: before.seoKeywords,
          createdAt: before.updatedAt,
        },
      });
      await tx.postTag.deleteMany({ where: { postId: id } });
      await tx.postTag.createMany({ data: input.tagIds.map((tagId) => ({ postId: id, tagId })) });
      const saved = await tx.post.findUniqueOrThrow({ where: { id }, select: adminPostSelect });
      await announcePost(app, tx, saved, before);
      return saved;
    }),
  );
  return toAdminPost(post);
}

/** Sets the featured image. @throws NOT_FOUND */
export async function setFeaturedImage(app: App, id: number, featuredImage: string): Promise<void> {
  const { count } = await changePages(app, ["posts"], (tx) =>
    tx.post.updateMany({ where: { id, deletedAt: null }, data: { featuredImage, version: { increment: 1 } } }),
  );
  if (count === 0) throw notFound();
}

/** Returns the dashboard's counts. */
export async function getDashboardStats(app: App): Promise<DashboardStats> {
  const { post, category, tag } = app.db.prisma;
  const [total, published, draft, categories, tags] = await Promise.all([
    post.count({ where: { deletedAt: null } }),
    post.count({ where: { status: "published" } }),
    post.count({ where: { deletedAt: null, status: "draft" } }),
    category.count(),
    tag.count(),
  ]);
  return { posts: { total, published, draft }, categories, tags };
}

/** Returns whether the address was public, even if the post was unpublished later. */
function wasRead({ publishedAt }: { publishedAt: Date | null }, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/**
 * Returns when the post appears and ends. A published post without a date appears now, or at its earlier date; only a
 * published post has an end.
 * @throws VALIDATION_FAILED if it ends before it appears
 */
function publicationOf(
  input: Pick<CreatePostInput, "status" | "publishedAt" | "unpublishAt">,
  before: { publishedAt: Date | null; unpublishAt: Date | null } | undefined,
  now: Date,
): { publishedAt: Date | null; unpublishAt: Date | null } {
  const isPublished = input.status === "published";
  const given = input.publishedAt ? new Date(input.publishedAt) : before?.publishedAt;
  const publishedAt = given ?? (isPublished ? now : null);
  const end = input.unpublishAt === undefined ? before?.unpublishAt : input.unpublishAt && new Date(input.unpublishAt);
  const unpublishAt = (isPublished && end) || null;
  if (publishedAt && unpublishAt && unpublishAt <= publishedAt)
    throw new AppError("VALIDATION_FAILED", {
      message: adminBlogTexts.endsTooEarly,
      fields: { unpublishAt: adminBlogTexts.endsTooEarly },
    });
  return { publishedAt, unpublishAt };
}

/** Returns the post's columns for the input: sanitised, with the reading time. */
async function columnsOf(input: CreatePostInput) {
  const content = await sanitiseNewArticle(input.content);
  const contentText = textOf(content);
  if (contentText === "" && !/<(img|table|hr)\b/.test(content))
    throw new AppError("VALIDATION_FAILED", { message: "İçerik gereklidir", fields: { content: "İçerik gereklidir" } });
  const fields = input.status === "published" ? missingAltTexts({ ...input, content }) : {};
  const [message] = Object.values(fields);
  if (message) throw new AppError("VALIDATION_FAILED", { message, fields });
  return {
    title: input.title,
    slug: input.slug,
    content,
    contentText,
    readingTime: readingMinutes(contentText),
    excerpt: input.excerpt,
    featuredImage: input.featuredImage || null,
    imageAlt: input.imageAlt,
    categoryId: input.categoryId ?? null,
    status: input.status,
    isFeatured: input.isFeatured,
    seoTitle: input.seoTitle,
    seoDescription: input.seoDescription,
    seoKeywords: input.seoKeywords,
  };
}

async function assertTermsExist(
  app: App,
  { categoryId, tagIds }: Pick<CreatePostInput, "categoryId" | "tagIds">,
): Promise<void> {
  if (new Set(tagIds).size !== tagIds.length)
    throw new AppError("VALIDATION_FAILED", {
      message: "Aynı etiket iki kez seçilmiş",
      fields: { tagIds: "Aynı etiket iki kez seçilmiş" },
    });
  const [categories, tags] = await Promise.all([
    categoryId ? app.db.prisma.category.count({ where: { id: categoryId } }) : 1,
    tagIds.length > 0 ? app.db.prisma.tag.count({ where: { id: { in: tagIds } } }) : 0,
  ]);
  if (categories === 0)
    throw new AppError("VALIDATION_FAILED", {
      message: adminBlogTexts.categoryNotFound,
      fields: { categoryId: adminBlogTexts.categoryNotFound },
    });
  if (tags !== tagIds.length)
    throw new AppError("VALIDATION_FAILED", {
      message: adminBlogTexts.tagNotFound,
      fields: { tagIds: adminBlogTexts.tagNotFound },
    });
}
