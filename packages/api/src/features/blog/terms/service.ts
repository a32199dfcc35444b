import { blogTexts } from "@site/contract/blog/labels";
import type { CategoryReading, CategorySummary, TagDetail } from "@site/contract/blog/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { type CategoryRow, toCategoryReading, toCategorySummary, toTagDetail, VISIBLE } from "../posts/view.ts";

const CATEGORY_COLUMNS = `c.id, c.name, c.slug, c.description, c.seo_title, c.seo_description,
  (SELECT count(*)::int FROM posts p WHERE p.category_id = c.id AND ${VISIBLE}) AS post_count`;

/** All categories in Turkish order with the number of visible posts. */
export async function listCategories(app: App): Promise<CategorySummary[]> {
  const { rows } = await app.db.pool.query<CategoryRow>({
    name: "blog-categories",
    text: `SELECT ${CATEGORY_COLUMNS} FROM categories c ORDER BY c.name COLLATE "tr-x-icu"`,
  });
  return rows.map(toCategorySummary);
}

/** @throws NOT_FOUND */
export async function readCategory(app: App, slug: string): Promise<CategoryReading> {
  const { rows } = await app.db.pool.query<CategoryRow>({
    name: "blog-category",
    text: `SELECT ${CATEGORY_COLUMNS} FROM categories c WHERE c.slug = $1`,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.categoryNotFound });
  return toCategoryReading(rows[0]);
}

/** All tags in Turkish order. */
export async function listTags(app: App): Promise<TagDetail[]> {
  const { rows } = await app.db.pool.query<TagDetail>({
    name: "blog-tags",
    text: `SELECT id, name, slug, description FROM tags ORDER BY name COLLATE "tr-x-icu"`,
  });
  return rows.map(toTagDetail);
}

/** @throws NOT_FOUND */
export async function getTagBySlug(app: App, slug: string): Promise<TagDetail> {
  const { rows } = await app.db.pool.query<TagDetail>({
    name: "blog-tag",
    text: "SELECT id, name, slug, description FROM tags WHERE slug = $1",
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.tagNotFound });
  return toTagDetail(rows[0]);
}
