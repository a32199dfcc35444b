import { z } from "zod";
import { filterText, id, imageAddress, recordVersion, text } from "../../common/atoms.ts";
import { page, pageOf } from "../../common/paging.ts";
import { refuseEmpty, withoutDefaults } from "../../common/update.ts";
import { term } from "../terms/term-schema.ts";
import { postFields, postStatus, storedPostTexts, storedPostTimes, tooManyTags } from "./fields.ts";

/** A tag as a read post contains it; only its id counts. */
const tagReference = z.strictObject({
  id,
  name: text(200).optional(),
  slug: text(200).optional(),
});

/** Tags in the form of a read post; `tagIds` takes precedence. */
export const postTags = z.array(tagReference).max(50, tooManyTags).optional();

/** False keeps the post out of the mails to subscribers, true includes it again; missing changes nothing. */
export const isMailed = z.boolean().optional();

/** The input of a post. */
export const createPostInput = z.strictObject({ ...postFields, tags: postTags, isMailed });

/**
 * Fields that are not sent stay as they are. `version` is the state that was edited; saving over a newer one is
 * rejected.
 */
export const updatePostInput = z
  .strictObject(withoutDefaults(postFields))
  .partial()
  .extend({ id, version: recordVersion.optional(), tags: postTags, isMailed })
  .superRefine(refuseEmpty(createPostInput));

export const listAdminPostsInput = z.strictObject({
  status: postStatus.optional(),
  categoryId: id.optional(),
  search: filterText,
  limit: z.int("Geçerli bir sayı girin").min(1).max(200).default(50),
  offset: z.int("Geçerli bir sayı girin").min(0).max(1_000_000).default(0),
});

/** States of a post for an editor, in the order of the list. A published post with a future date is scheduled. */
export const postState = z.enum(["scheduled", "draft", "published", "archived"]);

/** By state unless the administrator chooses a value of all posts. */
export const postOrder = z.enum(["state", "publication", "change", "title", "views"]);

/** Page, filters and order of the administrator's list: nine posts unless another number is sent. */
export const adminPostPageInput = listAdminPostsInput.pick({ categoryId: true, search: true }).extend({
  state: postState.optional(),
  order: postOrder.default("state"),
  page,
  limit: z.int("Geçerli bir sayı girin").min(1).max(100).optional(),
});

export const adminPostRow = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  imageAlt: z.string(),
  status: postStatus,
  ...storedPostTimes.shape,
  isFeatured: z.boolean(),
  categoryId: z.number().nullable(),
  tags: z.array(term),
  createdAt: z.string(),
  updatedAt: z.string(),
  viewCount: z.number(),
  readingTime: z.number(),
});

export const adminPost = adminPostRow.extend({
  ...storedPostTexts.shape,
  version: z.number(),
});

/** A post in the list, with its recent readers. */
export const listedPost = adminPostRow.extend({
  /** Views of the last thirty days. */
  recentViews: z.number(),
});

export const adminPostPage = pageOf(listedPost);

export const setFeaturedImageInput = z.strictObject({
  id,
  featuredImage: imageAddress.min(1, "Görsel adresi gereklidir"),
});

export type CreatePostInput = z.output<typeof createPostInput>;
export type UpdatePostInput = z.output<typeof updatePostInput>;
export type ListAdminPostsInput = z.output<typeof listAdminPostsInput>;
export type PostState = z.output<typeof postState>;
export type PostOrder = z.output<typeof postOrder>;
export type AdminPostPageInput = z.output<typeof adminPostPageInput>;
export type AdminPostRow = z.output<typeof adminPostRow>;
export type ListedPost = z.output<typeof listedPost>;
export type AdminPost = z.output<typeof adminPost>;
