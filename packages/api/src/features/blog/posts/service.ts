import { blogTexts } from "@site/contract/blog/labels";
import type {
  CategoryDetail,
  ListPostsInput,
  PostDetail,
  PostPage,
  PostPageInput,
  PostReading,
  PostSummary,
  Sidebar,
  Slide,
} from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { searchPosts } from "../search/service.ts";
import { listCategories, readCategory } from "../terms/service.ts";
import {
  CARD_COLUMNS,
  CARD_TABLES,
  type CardRow,
  DETAIL_COLUMNS,
  type DetailRow,
  RELATED_OF_POST,
  type ReadingRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  toPostCard,
  toPostDetail,
  toPostReading,
  toPostSummary,
  toSlide,
  VISIBLE,
} from "./view.ts";

const NEWEST_FIRST = "p.published_at DESC, p.id DESC";

const FILTER = `${VISIBLE}
  AND ($1::text IS NULL OR p.category_id = (SELECT id FROM categories WHERE slug = $1))
  AND ($2::text IS NULL OR p.id IN (SELECT pt.post_id FROM post_tags pt JOIN tags t ON t.id = pt.tag_id WHERE t.slug = $2))`;

/** Visible posts, newest first, narrowed by category and tag; with a search text the hits, best first. */
export async function listPosts(app: App, input: ListPostsInput): Promise<PostSummary[]> {
  if (input.search) return searchPosts(app, { q: input.search, limit: input.limit, offset: input.offset });
  const { rows } = await app.db.pool.query<SummaryRow>({
    name: "blog-list",
    text: `SELECT ${SUMMARY_COLUMNS} FROM ${CARD_TABLES} WHERE ${FILTER} ORDER BY ${NEWEST_FIRST} LIMIT $3 OFFSET $4`,
    values: [input.category ?? null, input.tag ?? null, input.limit, input.offset],
  });
  return rows.map(toPostSummary);
}

/** A numbered page of nine posts; a page past the end is empty. */
export async function getPostPage(app: App, { page, ...filter }: PostPageInput): Promise<PostPage> {
  const size = limits.blogPageSize;
  const { rows } = await app.db.pool.query<CardRow & { total: number }>({
    name: "blog-page",
    text: `SELECT ${CARD_COLUMNS}, (SELECT count(*)::int FROM posts p WHERE ${FILTER}) AS total FROM ${CARD_TABLES} WHERE ${FILTER} ORDER BY ${NEWEST_FIRST} LIMIT $3 OFFSET $4`,
    values: [filter.category ?? null, filter.tag ?? null, size, (page - 1) * size],
  });
  const total = rows[0]?.total ?? (page > 1 ? await countPosts(app, filter) : 0);
  return { posts: rows.map(toPostCard), page, total, pageCount: Math.max(1, Math.ceil(total / size)) };
}

async function countPosts(
  app: App,
  filter: { category?: string | undefined; tag?: string | undefined },
): Promise<number> {
  const { rows } = await app.db.pool.query<{ total: number }>({
    name: "blog-count",
    text: `SELECT count(*)::int AS total FROM posts p WHERE ${FILTER}`,
    values: [filter.category ?? null, filter.tag ?? null],
  });
  return rows[0]?.total ?? 0;
}

/** @throws NOT_FOUND for an unknown, unpublished or not yet due post alike */
export async function getPostBySlug(app: App, slug: string): Promise<PostDetail> {
  const { rows } = await app.db.pool.query<DetailRow>({
    name: "blog-post",
    text: `SELECT ${DETAIL_COLUMNS} FROM ${CARD_TABLES} WHERE p.slug = $1 AND ${VISIBLE}`,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.postNotFound });
  return toPostDetail(rows[0]);
}

/**
 * A post and up to three others of its category in one round trip: of the newest six the specification would fetch
 * (public-site.md section 9) only those are read that are shown.
 * @throws NOT_FOUND as above
 */
export async function readPost(app: App, slug: string): Promise<PostReading> {
  const { rows } = await app.db.pool.query<ReadingRow>({
    name: "blog-reading",
    text: `SELECT ${DETAIL_COLUMNS}, ${RELATED_OF_POST} AS related FROM ${CARD_TABLES} WHERE p.slug = $1 AND ${VISIBLE}`,
    values: [slug, limits.relatedPostsShown],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: blogTexts.postNotFound });
  return toPostReading(rows[0]);
}

export function listRecentPosts(app: App, limit: number): Promise<PostSummary[]> {
  return listPosts(app, { limit, offset: 0 });
}

/** Most read first. */
export async function listPopularPosts(app: App, limit: number): Promise<PostSummary[]> {
  const { rows } = await app.db.pool.query<SummaryRow>({
    name: "blog-popular",
    text: `SELECT ${SUMMARY_COLUMNS} FROM ${CARD_TABLES} WHERE ${VISIBLE} ORDER BY p.view_count DESC, ${NEWEST_FIRST} LIMIT $1`,
    values: [limit],
  });
  return rows.map(toPostSummary);
}

/** What stands beside the blog's lists: posts by their titles, and all categories. @param limit of each list of posts */
export async function readSidebar(app: App, limit: number): Promise<Sidebar> {
  const [recent, popular, categories] = await Promise.all([
    listRecentPosts(app, limit),
    listPopularPosts(app, limit),
    listCategories(app),
  ]);
  return { recent, popular, categories };
}

/** Featured posts with an image, newest first. */
export async function listSlides(app: App, limit: number): Promise<Slide[]> {
  const { rows } = await app.db.pool.query<CardRow>({
    name: "blog-slider",
    text: `SELECT ${CARD_COLUMNS} FROM ${CARD_TABLES} WHERE ${VISIBLE} AND p.is_featured AND p.featured_image <> '' ORDER BY ${NEWEST_FIRST} LIMIT $1`,
    values: [limit],
  });
  return rows.map(toSlide);
}

/** A category with its newest posts. @throws NOT_FOUND */
export async function getCategoryBySlug(app: App, slug: string): Promise<CategoryDetail> {
  return {
    ...(await readCategory(app, slug)),
    posts: await listPosts(app, { category: slug, limit: limits.blogPageSize, offset: 0 }),
  };
}
