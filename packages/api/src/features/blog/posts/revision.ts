import type { PostRevision } from "@site/contract/blog/posts/revision-schema";
import type { Prisma } from "@site/db";
import type { adminPostSelect } from "./admin-view.ts";
import { toAdminPost } from "./admin-view.ts";

type WholePost = Prisma.PostGetPayload<{ select: typeof adminPostSelect }>;

/** Returns the revision that keeps a post's state before an edit. */
export function readRevision(post: WholePost) {
  const { id, version, title, excerpt, content, seoTitle, seoDescription, seoKeywords, updatedAt } = post;
  const texts = { title, excerpt, content, seoTitle, seoDescription, seoKeywords };
  return { postId: id, version, ...texts, settings: getSettings(post), createdAt: updatedAt };
}

function getSettings(post: WholePost): NonNullable<PostRevision["settings"]> {
  const { slug, featuredImage, imageAlt, categoryId, tags, status, publishedAt, unpublishAt, isFeatured } =
    toAdminPost(post);
  const tagIds = tags.map(({ id }) => id);
  return { slug, featuredImage, imageAlt, categoryId, tagIds, status, publishedAt, unpublishAt, isFeatured };
}
