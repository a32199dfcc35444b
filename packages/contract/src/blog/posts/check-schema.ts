import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { postStatus } from "./fields.ts";

/** A post with a problem. */
export const checkedPost = z.object({ id: z.number(), title: z.string(), status: postStatus });

/** The result of the general check. */
export const generalCheckResult = z.object({
  summary: z.object({
    without_category: z.number(),
    without_publish_date: z.number(),
    without_seo_title: z.number(),
    without_seo_description: z.number(),
    without_keywords: z.number(),
    with_invalid_category: z.number(),
    with_missing_alt: z.number(),
    with_duplicate_title: z.number(),
    with_broken_links: z.number(),
    total_posts_checked: z.number(),
  }),
  total_issues: z.number(),
  posts_without_categories: z.array(checkedPost),
  posts_without_publish_date: z.array(checkedPost),
  posts_without_seo_title: z.array(checkedPost),
  posts_without_seo_description: z.array(checkedPost),
  posts_without_keywords: z.array(checkedPost),
  posts_with_invalid_categories: z.array(checkedPost.extend({ category_id: z.number() })),
  /** Posts with an image without an alternative text. */
  posts_with_missing_alt: z.array(checkedPost),
  posts_with_duplicate_titles: z.array(checkedPost),
  /** Posts with links to addresses of the site that do not exist. */
  posts_with_broken_links: z.array(checkedPost.extend({ links: z.array(z.string()) })),
});

const chosenCategory = (message: string) => z.int(message).min(1, message).max(2_147_483_647, message);

export const autoFixCategoriesInput = z.strictObject({
  defaultCategoryId: chosenCategory("Lütfen varsayılan kategori seçin."),
});
export const autoFixCategoriesResult = z.object({
  fixed_count: z.number(),
  default_category: z.object({ name: z.string() }),
});

export const updatePostCategoryInput = z.strictObject({
  postId: id,
  categoryId: chosenCategory("Lütfen bir kategori seçin."),
});
export const updatePostCategoryResult = z.object({
  post: z.object({ id: z.number(), title: z.string() }),
  category: z.object({ name: z.string() }),
});

export type CheckedPost = z.output<typeof checkedPost>;
export type GeneralCheckResult = z.output<typeof generalCheckResult>;
export type UpdatePostCategoryInput = z.output<typeof updatePostCategoryInput>;
