import { z } from "zod";
import { id, requiredText, slug, text } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { refuseEmpty, withoutDefaults } from "../../common/update.ts";
import { tagDetail } from "./schema.ts";
import { term } from "./term-schema.ts";

/** A category in the administration. */
export const adminCategory = z
  .object({
    id: fields.id,
    name: fields.name,
    slug: fields.slug,
    description: fields.description,
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    createdAt: fields.createdAt,
  })
  .register(entities, { id: "AdminCategory" });

/** A tag in the administration. */
export const adminTag = tagDetail.extend({ createdAt: fields.createdAt }).register(entities, { id: "AdminTag" });

export const createCategoryInput = z.strictObject({
  name: requiredText(120, "Kategori adı gereklidir").meta(meaningOf(fields.name)),
  slug: slug(120).meta(meaningOf(fields.slug)),
  description: text(1000).default("").meta(meaningOf(fields.description)),
  seoTitle: text(200).default("").meta(meaningOf(fields.seoTitle)),
  seoDescription: text(500).default("").meta(meaningOf(fields.seoDescription)),
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
  moveToCategory: id.nullish().describe("Yazıların taşınacağı kategori · category that its posts move to"),
});

export const createTagInput = z.strictObject({
  name: requiredText(120, "Etiket adı gereklidir").meta(meaningOf(fields.name)),
  slug: slug(120).meta(meaningOf(fields.slug)),
  description: text(1000).default("").meta(meaningOf(fields.description)),
});
/** Fields that are not sent stay as they are. */
export const updateTagInput = z
  .strictObject(withoutDefaults(createTagInput.shape))
  .partial()
  .extend({ id })
  .superRefine(refuseEmpty(createTagInput));

/** A term that the clean-up would delete, with its number of unpublished posts. */
export const unusedTerm = term.extend({ draftCount: z.number() });
export const cleanupResult = z
  .object({ deletedCount: fields.deletedCount })
  .register(entities, { id: "CleanupResult" });

export type AdminCategory = z.output<typeof adminCategory>;
export type AdminTag = z.output<typeof adminTag>;
export type CreateCategoryInput = z.output<typeof createCategoryInput>;
export type CreateTagInput = z.output<typeof createTagInput>;
export type UpdateCategoryInput = z.output<typeof updateCategoryInput>;
export type RemoveCategoryInput = z.output<typeof removeCategoryInput>;
export type UpdateTagInput = z.output<typeof updateTagInput>;
export type CleanUpResult = z.output<typeof cleanupResult>;
export type UnusedTerm = z.output<typeof unusedTerm>;
