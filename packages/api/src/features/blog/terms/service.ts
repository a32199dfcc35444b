import { termTexts } from "@site/contract/blog/terms/labels";
import type {
  CategoryDetail,
  CategoryReading,
  CategorySummary,
  Sidebar,
  TagDetail,
  TagReading,
} from "@site/contract/blog/terms/schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { listPosts } from "../posts/service.ts";
import {
  type CategoryRow,
  FIND_CATEGORY,
  FIND_TAG,
  LIST_CATEGORIES,
  LIST_TAGS,
  READ_SIDEBAR,
  READ_TAG,
  type SidebarRow,
  type TagRow,
} from "./queries.ts";
import { toCategoryReading, toCategorySummary, toSidebar, toTagDetail, toTagReading } from "./view.ts";

/** Returns all categories in Turkish order with their number of visible posts. */
export async function listCategories(app: App): Promise<CategorySummary[]> {
  const { rows } = await app.db.pool.query<CategoryRow>({
    name: "blog-categories",
    text: LIST_CATEGORIES,
  });
  return rows.map(toCategorySummary);
}

/** Returns a category. @throws NOT_FOUND */
export async function readCategory(app: App, slug: string): Promise<CategoryReading> {
  const { rows } = await app.db.pool.query<CategoryRow>({
    name: "blog-category",
    text: FIND_CATEGORY,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: termTexts.categoryNotFound });
  return toCategoryReading(rows[0]);
}

/** Returns a category with its newest posts. @throws NOT_FOUND */
export async function getCategoryBySlug(app: App, slug: string): Promise<CategoryDetail> {
  return {
    ...(await readCategory(app, slug)),
    posts: await listPosts(app, { category: slug, limit: limits.blogPageSize, offset: 0 }),
  };
}

/** Returns the lists of the blog's side column. @param limit posts in each list */
export async function readSidebar(app: App, limit: number): Promise<Sidebar> {
  const { rows } = await app.db.pool.query<SidebarRow>({
    name: "blog-sidebar",
    text: READ_SIDEBAR,
    values: [limit],
  });
  if (!rows[0]) throw new Error("a statement without a table has returned no row");
  return toSidebar(rows[0]);
}

/** Returns all tags in Turkish order. */
export async function listTags(app: App): Promise<TagDetail[]> {
  const { rows } = await app.db.pool.query<TagDetail>({
    name: "blog-tags",
    text: LIST_TAGS,
  });
  return rows.map(toTagDetail);
}

/** Returns a tag. @throws NOT_FOUND */
export async function getTagBySlug(app: App, slug: string): Promise<TagDetail> {
  const { rows } = await app.db.pool.query<TagDetail>({
    name: "blog-tag",
    text: FIND_TAG,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: termTexts.tagNotFound });
  return toTagDetail(rows[0]);
}

/** Returns a tag with its number of visible posts. @throws NOT_FOUND */
export async function readTag(app: App, slug: string): Promise<TagReading> {
  const { rows } = await app.db.pool.query<TagRow>({
    name: "blog-tag-reading",
    text: READ_TAG,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: termTexts.tagNotFound });
  return toTagReading(rows[0]);
}
