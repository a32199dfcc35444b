import { postTexts } from "@site/contract/blog/posts/labels";
import type {
  ListPostsInput,
  PostCard,
  PostDetail,
  PostPageInput,
  PostReading,
  PostSummary,
  Slide,
} from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { withImageSizes } from "../../media/article-images-service.ts";
import {
  type CardRow,
  type DetailRow,
  FIND_POST,
  LIST_FEED_POSTS,
  LIST_FILTERED_PAGE,
  LIST_FILTERED_POSTS,
  LIST_POPULAR_POSTS,
  LIST_POST_PAGE,
  LIST_POSTS,
  LIST_SLIDES,
  READ_POST,
  type ReadingRow,
  type SummaryRow,
} from "./queries.ts";
import { toPostCard, toPostDetail, toPostReading, toPostSummary, toSlide } from "./view.ts";

/** Returns visible posts, newest first, filtered by category and tag. */
export async function listPosts(app: App, input: Omit<ListPostsInput, "search">): Promise<PostSummary[]> {
  const { category = null, tag = null, limit, offset } = input;
  const { rows } = await app.db.pool.query<SummaryRow>(
    category === null && tag === null
      ? { name: "blog-list", text: LIST_POSTS, values: [limit, offset] }
      : { name: "blog-list-filtered", text: LIST_FILTERED_POSTS, values: [category, tag, limit, offset] },
  );
  return rows.map(toPostSummary);
}

/** Returns a page of nine posts; a page past the end is empty. */
export async function listPage(app: App, input: PostPageInput): Promise<PostCard[]> {
  const { page, category = null, tag = null } = input;
  const offset = (page - 1) * limits.blogPageSize;
  const { rows } = await app.db.pool.query<CardRow>(
    category === null && tag === null
      ? { name: "blog-page", text: LIST_POST_PAGE, values: [offset] }
      : { name: "blog-page-filtered", text: LIST_FILTERED_PAGE, values: [category, tag, offset] },
  );
  return rows.map(toPostCard);
}

/** Returns a visible post. @throws NOT_FOUND for an unknown, unpublished or scheduled post */
export async function getPostBySlug(app: App, slug: string): Promise<PostDetail> {
  const { rows } = await app.db.pool.query<DetailRow>({
    name: "blog-post",
    text: FIND_POST,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: postTexts.postNotFound });
  return withPictures(app, await toPostDetail(rows[0]));
}

/** Returns a post and up to three others of its category in one query. @throws NOT_FOUND as in `getPostBySlug` */
export async function readPost(app: App, slug: string): Promise<PostReading> {
  const { rows } = await app.db.pool.query<ReadingRow>({
    name: "blog-reading",
    text: READ_POST,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: postTexts.postNotFound });
  const { post, related } = await toPostReading(rows[0]);
  return { post: await withPictures(app, post), related };
}

async function withPictures(app: App, post: PostDetail): Promise<PostDetail> {
  return { ...post, content: await withImageSizes(app, post.content) };
}

export function listRecentPosts(app: App, limit: number): Promise<PostSummary[]> {
  return listPosts(app, { limit, offset: 0 });
}

/** Returns visible posts, most viewed first. */
export async function listPopularPosts(app: App, limit: number): Promise<PostSummary[]> {
  const { rows } = await app.db.pool.query<SummaryRow>({
    name: "blog-popular",
    text: LIST_POPULAR_POSTS,
    values: [limit],
  });
  return rows.map(toPostSummary);
}

/** Returns featured posts with an image, newest first. */
export async function listSlides(app: App, limit: number): Promise<Slide[]> {
  const { rows } = await app.db.pool.query<CardRow>({
    name: "blog-slider",
    text: LIST_SLIDES,
    values: [limit],
  });
  return rows.map(toSlide);
}

/** Returns the newest posts with their last change and a permanent identifier. */
export async function listFeedPosts(app: App) {
  const { rows } = await app.db.pool.query<SummaryRow & { updated_at: Date; feed_id: string }>({
    name: "blog-feed",
    text: LIST_FEED_POSTS,
  });
  return rows.map((row) => ({
    ...toPostSummary(row),
    updatedAt: row.updated_at.toISOString(),
    feedId: row.feed_id.startsWith("/") ? app.siteUrl + row.feed_id : row.feed_id,
  }));
}
