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
} from "../common/atoms.ts";
import { page } from "../common/paging.ts";
import { refuseEmpty } from "../common/update.ts";
import { tagDetail, term } from "./schema.ts";

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

/** A category in the administration. */
export const adminCategory = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  createdAt: z.string(),
});

/** A tag in the administration. */
export const adminTag = tagDetail.extend({ createdAt: z.string() });

const categoryFields = z.strictObject({
  name: requiredText(120, "Kategori adı gereklidir"),
  slug: slug(120),
  description: text(1000),
  seoTitle: text(200),
  seoDescription: text(500),
});
export const createCategoryInput = categoryFields.extend({
  description: categoryFields.shape.description.default(""),
  seoTitle: categoryFields.shape.seoTitle.default(""),
  seoDescription: categoryFields.shape.seoDescription.default(""),
});
/** Fields that are not sent stay as they are. */
export const updateCategoryInput = categoryFields
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createCategoryInput));
/** A category with posts can be removed only together with a target category. */
export const removeCategoryInput = z.strictObject({ id, moveToCategory: id.nullish() });

const tagFields = z.strictObject({
  name: requiredText(120, "Etiket adı gereklidir"),
  slug: slug(120),
  description: text(1000),
});
export const createTagInput = tagFields.extend({ description: tagFields.shape.description.default("") });
/** Fields that are not sent stay as they are. */
export const updateTagInput = tagFields.partial().extend({ id }).superRefine(refuseEmpty(createTagInput));

/** A term that the clean-up would delete, with its number of unpublished posts. */
export const unusedTerm = term.extend({ draftCount: z.number() });
export const cleanupResult = z.object({ deletedCount: z.number() });

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
export type AdminCategory = z.output<typeof adminCategory>;
export type AdminTag = z.output<typeof adminTag>;
export type CreateCategoryInput = z.output<typeof createCategoryInput>;
export type CreateTagInput = z.output<typeof createTagInput>;
export type UpdateCategoryInput = z.output<typeof updateCategoryInput>;
export type RemoveCategoryInput = z.output<typeof removeCategoryInput>;
export type UpdateTagInput = z.output<typeof updateTagInput>;
export type CleanUpResult = z.output<typeof cleanupResult>;
export type UnusedTerm = z.output<typeof unusedTerm>;
export type DashboardStats = z.output<typeof dashboardStats>;
