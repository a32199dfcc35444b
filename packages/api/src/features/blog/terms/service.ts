import { blogTexts } from "@site/contract/blog/labels";
import type { CategoryReading, CategorySummary, TagDetail } from "@site/contract/blog/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import type { CategoryRow } from "../posts/queries.ts";
import { toCategoryReading, toCategorySummary, toTagDetail } from "../posts/view.ts";
import { FIND_CATEGORY, FIND_TAG, LIST_CATEGORIES, LIST_TAGS } from "./queries.ts";

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
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.categoryNotFound });
  return toCategoryReading(rows[0]);
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
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.tagNotFound });
  return toTagDetail(rows[0]);
}
