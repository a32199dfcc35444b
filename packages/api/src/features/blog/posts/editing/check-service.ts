import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { CheckedPost, GeneralCheckResult, UpdatePostCategoryInput } from "@site/contract/blog/posts/check-schema";
import { postStatus } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { FIND_BROKEN_LINKS, FIND_DUPLICATE_TITLES, FIND_MISSING_ALTERNATIVES } from "./queries.ts";

/**
 * Finds problems of posts that affect readers and search engines. The list of unknown categories is always empty,
 * because the foreign key prevents them; it remains for the documented response.
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
    postsWithoutCategories: where((post) => post.categoryId === null),
    postsWithoutPublishDate: where((post) => post.status === "published" && post.publishedAt === null),
    postsWithoutSeoTitle: where((post) => post.seoTitle === ""),
    postsWithoutSeoDescription: where((post) => post.seoDescription === ""),
    postsWithoutKeywords: where((post) => post.seoKeywords === ""),
    postsWithInvalidCategories: [],
    postsWithMissingAlt: await find(FIND_MISSING_ALTERNATIVES),
    postsWithDuplicateTitles: await find(FIND_DUPLICATE_TITLES),
    postsWithBrokenLinks: await findBrokenLinks(app),
  };
  return {
    summary: {
      withoutCategory: lists.postsWithoutCategories.length,
      withoutPublishDate: lists.postsWithoutPublishDate.length,
      withoutSeoTitle: lists.postsWithoutSeoTitle.length,
      withoutSeoDescription: lists.postsWithoutSeoDescription.length,
      withoutKeywords: lists.postsWithoutKeywords.length,
      withInvalidCategory: lists.postsWithInvalidCategories.length,
      withMissingAlt: lists.postsWithMissingAlt.length,
      withDuplicateTitle: lists.postsWithDuplicateTitles.length,
      withBrokenLinks: lists.postsWithBrokenLinks.length,
      totalPostsChecked: posts.length,
    },
    totalIssues: Object.values(lists).reduce((sum, list) => sum + list.length, 0),
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
  return { fixedCount: count, defaultCategory: { name: category.name } };
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
