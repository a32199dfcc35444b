import { z } from "zod";
import { id } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import * as postsFields from "./fields.ts";
import { postStatus } from "./fields.ts";

/** A post with a problem. */
export const checkedPost = z
  .object({ id: fields.id, title: fields.title, status: postStatus })
  .register(entities, { id: "CheckedPost" });

/** The result of the general check. */
export const generalCheckResult = z
  .object({
    summary: z
      .object({
        without_category: z.number().describe("Kategorisiz yazı sayısı · posts without a category"),
        without_publish_date: z.number().describe("Tarihsiz yazı sayısı · posts without a date"),
        without_seo_title: z.number().describe("SEO başlığı olmayan yazı sayısı · posts without an SEO title"),
        without_seo_description: z
          .number()
          .describe("SEO açıklaması olmayan yazı sayısı · posts without an SEO description"),
        without_keywords: z.number().describe("Anahtar kelimesiz yazı sayısı · posts without keywords"),
        with_invalid_category: z.number().describe("Kategorisi geçersiz yazı sayısı · posts with an invalid category"),
        with_missing_alt: z.number().describe("Alternatif metni eksik yazı sayısı · posts without alternative texts"),
        with_duplicate_title: z.number().describe("Aynı başlıklı yazı sayısı · posts with the same title"),
        with_broken_links: z.number().describe("Kırık bağlantılı yazı sayısı · posts with broken links"),
        total_posts_checked: z.number().describe("Bakılan yazıların sayısı · number of posts that were checked"),
      })
      .meta(meaningOf(fields.summary)),
    total_issues: z.number().describe("Bulunan eksiklerin sayısı · number of what was found"),
    posts_without_categories: z.array(checkedPost).describe("Kategorisi olmayan yazılar · posts without a category"),
    posts_without_publish_date: z.array(checkedPost).describe("Yayın tarihi olmayan yazılar · posts without a date"),
    posts_without_seo_title: z.array(checkedPost).describe("SEO başlığı olmayan yazılar · posts without an SEO title"),
    posts_without_seo_description: z
      .array(checkedPost)
      .describe("SEO açıklaması olmayan yazılar · posts without an SEO description"),
    posts_without_keywords: z.array(checkedPost).describe("Anahtar kelimesi olmayan yazılar · posts without keywords"),
    posts_with_invalid_categories: z
      .array(checkedPost.extend({ category_id: postsFields.categoryId }))
      .describe("Kategorisi geçersiz yazılar · posts with an invalid category"),
    /** Posts with an image without an alternative text. */
    posts_with_missing_alt: z
      .array(checkedPost)
      .describe("Alternatif metni eksik yazılar · posts without alternative texts"),
    posts_with_duplicate_titles: z.array(checkedPost).describe("Aynı başlıklı yazılar · posts with the same title"),
    /** Posts with links to addresses of the site that do not exist. */
    posts_with_broken_links: z
      .array(checkedPost.extend({ links: z.array(z.string()).meta(fields.links) }))
      .describe("Kırık bağlantısı olan yazılar · posts with broken links"),
  })
  .register(entities, { id: "GeneralCheckResult" });

const chosenCategory = (message: string) => z.int(message).min(1, message).max(2_147_483_647, message);

export const autoFixCategoriesInput = z.strictObject({
  defaultCategoryId: chosenCategory("Lütfen varsayılan kategori seçin.").describe(
    "Varsayılan kategorinin numarası · id of the default category",
  ),
});
export const autoFixCategoriesResult = z
  .object({
    fixed_count: z.number().describe("Düzeltilenlerin sayısı · number of repaired ones"),
    default_category: z.object({ name: fields.name }).describe("Varsayılan kategori · default category"),
  })
  .register(entities, { id: "AutoFixCategoriesResult" });

export const updatePostCategoryInput = z.strictObject({
  postId: id.meta(meaningOf(fields.postId)),
  categoryId: chosenCategory("Lütfen bir kategori seçin.").meta(meaningOf(postsFields.categoryId)),
});
export const updatePostCategoryResult = z
  .object({
    post: z.object({ id: fields.id, title: fields.title }).describe("Yazı · post"),
    category: z.object({ name: fields.name }).meta(meaningOf(fields.category)),
  })
  .register(entities, { id: "UpdatePostCategoryResult" });

export type CheckedPost = z.output<typeof checkedPost>;
export type GeneralCheckResult = z.output<typeof generalCheckResult>;
export type UpdatePostCategoryInput = z.output<typeof updatePostCategoryInput>;
