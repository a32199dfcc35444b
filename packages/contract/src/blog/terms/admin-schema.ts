import { z } from "zod";
import { id, requiredText, slug, text } from "../../common/atoms.ts";
import { refuseEmpty, withoutDefaults } from "../../common/update.ts";
import { tagDetail } from "./schema.ts";
import { term } from "./term-schema.ts";

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

export const createCategoryInput = z.strictObject({
  name: requiredText(120, "Kategori adı gereklidir"),
  slug: slug(120),
  description: text(1000).default(""),
  seoTitle: text(200).default(""),
  seoDescription: text(500).default(""),
});
/** Fields that are not sent stay as they are. */
export const updateCategoryInput = z
  .strictObject(withoutDefaults(createCategoryInput.shape))
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createCategoryInput));
/** A category with posts can be removed only together with a target category. */
export const removeCategoryInput = z.strictObject({
  id,
  moveToCategory: id.nullish(),
});

export const createTagInput = z.strictObject({
  name: requiredText(120, "Etiket adı gereklidir"),
  slug: slug(120),
  description: text(1000).default(""),
});
/** Fields that are not sent stay as they are. */
export const updateTagInput = z
  .strictObject(withoutDefaults(createTagInput.shape))
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createTagInput));

/** A term that the clean-up would delete, with its number of unpublished posts. */
export const unusedTerm = term.extend({ draftCount: z.number() });
export const cleanupResult = z.object({ deletedCount: z.number() });

export type AdminCategory = z.output<typeof adminCategory>;
export type AdminTag = z.output<typeof adminTag>;
export type CreateCategoryInput = z.output<typeof createCategoryInput>;
export type CreateTagInput = z.output<typeof createTagInput>;
export type UpdateCategoryInput = z.output<typeof updateCategoryInput>;
export type RemoveCategoryInput = z.output<typeof removeCategoryInput>;
export type UpdateTagInput = z.output<typeof updateTagInput>;
export type CleanUpResult = z.output<typeof cleanupResult>;
export type UnusedTerm = z.output<typeof unusedTerm>;
