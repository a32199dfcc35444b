import type { AdminPost, AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import { postStatus } from "@site/contract/blog/posts/admin-schema";
import type { Prisma } from "@site/db";

/** Columns of a row in the admin list. */
export const adminPostRowSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  featuredImage: true,
  imageAlt: true,
  status: true,
  publishedAt: true,
  unpublishAt: true,
  isFeatured: true,
  categoryId: true,
  createdAt: true,
  updatedAt: true,
  viewCount: true,
  readingTime: true,
  tags: { select: { tag: { select: { id: true, name: true, slug: true } } }, orderBy: { tagId: "asc" } },
} satisfies Prisma.PostSelect;

/** Columns of the editor. */
export const adminPostSelect = {
  ...adminPostRowSelect,
  content: true,
  seoTitle: true,
  seoDescription: true,
  seoKeywords: true,
  version: true,
} satisfies Prisma.PostSelect;

type PostRow = Prisma.PostGetPayload<{ select: typeof adminPostRowSelect }>;
type WholePost = Prisma.PostGetPayload<{ select: typeof adminPostSelect }>;

export function toAdminPostRow(post: PostRow): AdminPostRow {
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    featuredImage: post.featuredImage,
    imageAlt: post.imageAlt,
    status: postStatus.parse(post.status),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    unpublishAt: post.unpublishAt?.toISOString() ?? null,
    isFeatured: post.isFeatured,
    categoryId: post.categoryId,
    tags: post.tags.map(({ tag }) => tag),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    viewCount: post.viewCount,
    readingTime: post.readingTime,
  };
}

export function toAdminPost(post: WholePost): AdminPost {
  return {
    ...toAdminPostRow(post),
    content: post.content,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
    seoKeywords: post.seoKeywords,
    version: post.version,
  };
}
