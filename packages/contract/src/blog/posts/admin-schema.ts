import { z } from "zod";
import {
  filterText,
  id,
  imageAddress,
  markup,
  moment,
  recordVersion,
  requiredText,
  slug,
  text,
} from "../../common/atoms.ts";
import { page } from "../../common/paging.ts";
import { refuseEmpty } from "../../common/update.ts";
import { term } from "../terms/term-schema.ts";

export const postStatus = z.enum(["draft", "published", "archived"]);

const tooManyTags = "En fazla 50 etiket seçebilirsiniz";
/** A tag as reading a post gives it; its id counts. */
const tagReference = z.strictObject({ id, name: text(200).optional(), slug: text(200).optional() });

/** The fields of a post. `featuredImage` without `imageAlt` gets the title as its alternative text where it is shown. */
const postFields = z.strictObject({
  title: requiredText(200, "Başlık gereklidir"),
  slug: slug(160),
  content: markup(500_000, "İçerik gereklidir").min(1, "İçerik gereklidir"),
  excerpt: text(500),
  featuredImage: imageAddress.nullish(),
  imageAlt: text(300),
  categoryId: id.nullish(),
  tagIds: z.array(id).max(50, tooManyTags),
  status: postStatus,
  /** Now if missing for a published post; a future time schedules it. */
  publishedAt: moment.nullish(),
  /** When readers no longer see it; after the publication. */
  unpublishAt: moment.nullish(),
  isFeatured: z.boolean(),
  seoTitle: text(200),
  seoDescription: text(500),
  seoKeywords: text(500),
});

/** Tags as reading gives them; `tagIds` takes precedence. */
const tags = z.array(tagReference).max(50, tooManyTags).optional();

/** The input of a post. */
export const createPostInput = postFields.extend({
  tags,
  excerpt: postFields.shape.excerpt.default(""),
  imageAlt: postFields.shape.imageAlt.default(""),
  tagIds: postFields.shape.tagIds.default([]),
  status: postFields.shape.status.default("draft"),
  isFeatured: postFields.shape.isFeatured.default(false),
  seoTitle: postFields.shape.seoTitle.default(""),
  seoDescription: postFields.shape.seoDescription.default(""),
  seoKeywords: postFields.shape.seoKeywords.default(""),
});

/**
 * Fields that are not sent stay as they are. `version` is the state that was edited; saving over a newer one is rejected.
 */
export const updatePostInput = postFields
  .partial()
  .extend({ id, version: recordVersion.optional(), tags })
  .superRefine(refuseEmpty(createPostInput));

export const listAdminPostsInput = z.strictObject({
  status: postStatus.optional(),
  categoryId: id.optional(),
  search: filterText,
  limit: z.int("Geçerli bir sayı girin").min(1).max(200).default(50),
  offset: z.int("Geçerli bir sayı girin").min(0).max(1_000_000).default(0),
});

/** A page of the admin list with its filters. */
export const adminPostPageInput = listAdminPostsInput
  .pick({ status: true, categoryId: true, search: true })
  .extend({ page });

export const adminPostRow = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  imageAlt: z.string(),
  status: postStatus,
  publishedAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
  isFeatured: z.boolean(),
  categoryId: z.number().nullable(),
  tags: z.array(term),
  createdAt: z.string(),
  updatedAt: z.string(),
  viewCount: z.number(),
  readingTime: z.number(),
});

export const adminPost = adminPostRow.extend({
  content: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  version: z.number(),
});

export const adminPostPage = z.object({
  posts: z.array(adminPostRow),
  page: z.number(),
  pageCount: z.number(),
  total: z.number(),
});

export const setFeaturedImageInput = z.strictObject({
  id,
  featuredImage: imageAddress.min(1, "Görsel adresi gereklidir"),
});

export const dashboardStats = z.object({
  posts: z.object({ total: z.number(), published: z.number(), draft: z.number() }),
  categories: z.number(),
  tags: z.number(),
});

export type PostStatus = z.output<typeof postStatus>;
export type CreatePostInput = z.output<typeof createPostInput>;
export type UpdatePostInput = z.output<typeof updatePostInput>;
export type ListAdminPostsInput = z.output<typeof listAdminPostsInput>;
export type AdminPostPageInput = z.output<typeof adminPostPageInput>;
export type AdminPostRow = z.output<typeof adminPostRow>;
export type AdminPost = z.output<typeof adminPost>;
export type DashboardStats = z.output<typeof dashboardStats>;
