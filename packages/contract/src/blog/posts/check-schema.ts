import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { postStatus } from "./fields.ts";

/** A post with a problem. */
export const checkedPost = z.object({ id: z.number(), title: z.string(), status: postStatus });

/** The result of the general check. */
export const generalCheckResult = z.object({
  summary: z.object({
    withoutCategory: z.number(),
    withoutPublishDate: z.number(),
    withoutSeoTitle: z.number(),
    withoutSeoDescription: z.number(),
    withoutKeywords: z.number(),
    withInvalidCategory: z.number(),
    withMissingAlt: z.number(),
    withDuplicateTitle: z.number(),
    withBrokenLinks: z.number(),
    totalPostsChecked: z.number(),
  }),
  totalIssues: z.number(),
  postsWithoutCategories: z.array(checkedPost),
  postsWithoutPublishDate: z.array(checkedPost),
  postsWithoutSeoTitle: z.array(checkedPost),
  postsWithoutSeoDescription: z.array(checkedPost),
  postsWithoutKeywords: z.array(checkedPost),
  postsWithInvalidCategories: z.array(checkedPost.extend({ categoryId: z.number() })),
  /** Posts with an image without an alternative text. */
  postsWithMissingAlt: z.array(checkedPost),
  postsWithDuplicateTitles: z.array(checkedPost),
  /** Posts with links to addresses of the site that do not exist. */
  postsWithBrokenLinks: z.array(checkedPost.extend({ links: z.array(z.string()) })),
});

const chosenCategory = (message: string) => z.int(message).min(1, message).max(2_147_483_647, message);

export const autoFixCategoriesInput = z.strictObject({
  defaultCategoryId: chosenCategory("Lütfen varsayılan kategori seçin."),
});
export const autoFixCategoriesResult = z.object({
  fixedCount: z.number(),
  defaultCategory: z.object({ name: z.string() }),
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
