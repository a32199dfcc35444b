import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { CheckedPost, GeneralCheckResult, UpdatePostCategoryInput } from "@site/contract/blog/posts/check-schema";
import { postStatus } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { FIND_BROKEN_LINKS, FIND_DUPLICATE_TITLES, FIND_MISSING_ALTERNATIVES } from "./queries.ts";

/**
 * Finds problems of posts that affect readers and search engines. The list of unknown categories is always empty,
 * because the foreign key prevents them; it is kept for the documented response.
 */
export async function checkPosts(app: App): Promise<GeneralCheckResult> {
  const posts = await app.db.prisma.post.findMany({
    where: { deletedAt: null },
    select: {
      id: true,
      title: true,
      status: true,
      categoryId: true,
      publishedAt: true,
      seoTitle: true,
      seoDescription: true,
      seoKeywords: true,
    },
    orderBy: { id: "asc" },
  });
  const find = async (sql: string) => (await app.db.pool.query<CheckedPost>(sql)).rows;
  const where = (isMissing: (post: (typeof posts)[number]) => boolean) =>
    posts.filter(isMissing).map(({ id, title, status }) => ({ id, title, status: postStatus.parse(status) }));
  const lists = {
    posts_without_categories: where((post) => post.categoryId === null),
    posts_without_publish_date: where((post) => post.status === "published" && post.publishedAt === null),
    posts_without_seo_title: where((post) => post.seoTitle === ""),
    posts_without_seo_description: where((post) => post.seoDescription === ""),
    posts_without_keywords: where((post) => post.seoKeywords === ""),
    posts_with_invalid_categories: [],
    posts_with_missing_alt: await find(FIND_MISSING_ALTERNATIVES),
    posts_with_duplicate_titles: await find(FIND_DUPLICATE_TITLES),
    posts_with_broken_links: await findBrokenLinks(app),
  };
  return {
    summary: {
      without_category: lists.posts_without_categories.length,
      without_publish_date: lists.posts_without_publish_date.length,
      without_seo_title: lists.posts_without_seo_title.length,
      without_seo_description: lists.posts_without_seo_description.length,
      without_keywords: lists.posts_without_keywords.length,
      with_invalid_category: lists.posts_with_invalid_categories.length,
      with_missing_alt: lists.posts_with_missing_alt.length,
      with_duplicate_title: lists.posts_with_duplicate_titles.length,
      with_broken_links: lists.posts_with_broken_links.length,
      total_posts_checked: posts.length,
    },
    total_issues: Object.values(lists).reduce((sum, list) => sum + list.length, 0),
    ...lists,
  };
}

async function findBrokenLinks(app: App) {
  const { rows } = await app.db.pool.query<CheckedPost & { links: string[] }>(FIND_BROKEN_LINKS, [app.siteUrl]);
  return rows;
}

/** Assigns this category to every post without one. @throws NOT_FOUND for an unknown category */
export async function fixMissingCategories(app: App, categoryId: number) {
  const category = await findCategory(app, categoryId);
  const { count } = await changePages(app, ["posts"], (tx) =>
    tx.post.updateMany({
      where: { categoryId: null, deletedAt: null },
      data: { categoryId, version: { increment: 1 } },
    }),
  );
  return { fixed_count: count, default_category: { name: category.name } };
}

/** Moves a post to another category. @throws NOT_FOUND for an unknown post or category */
export async function updatePostCategory(app: App, { postId, categoryId }: UpdatePostCategoryInput) {
  const category = await findCategory(app, categoryId);
  const moved = await changePages(app, ["posts"], async (tx) => {
    const { count } = await tx.post.updateMany({
      where: { id: postId, deletedAt: null },
      data: { categoryId, version: { increment: 1 } },
    });
    return count === 0 ? null : tx.post.findUnique({ where: { id: postId }, select: { id: true, title: true } });
  });
  if (!moved) throw new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
  return { post: moved, category: { name: category.name } };
}

async function findCategory(app: App, id: number) {
  const category = await app.db.prisma.category.findUnique({ where: { id }, select: { name: true } });
  if (!category) throw new AppError("NOT_FOUND", { message: adminTermTexts.categoryNotFound });
  return category;
}
