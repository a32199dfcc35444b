import { z } from "zod";
import { id, imageAddress, markup, moment, requiredText, slug, text } from "../../common/atoms.ts";
import { labelsOf, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { toRecord } from "../../common/record.ts";
import { withoutDefaults } from "../../common/update.ts";

export const categoryId = z.number().describe("Kategorinin numarası · id of the category");
export const imageAlt = z.string().meta({
  description: "Görselin alternatif metni · alternative text of the image",
  example: "Boş bir duruşma salonu",
});
export const isFeatured = z.boolean().describe("Slider’da gösterilecekse true · true to show it in the slider");
export const readingTime = z
  .number()
  .meta({ description: "Okuma süresi, dakika · reading time in minutes", example: 4 });
export const savedAt = z.string().describe("Kaydedilme zamanı · time of saving");
export const tagIds = { description: "Etiketlerin numaraları · ids of the tags" };
export const unpublishAt = {
  description: "Yayından kalkma zamanı · time at which readers no longer see it",
  example: "2027-11-23T09:00:00Z",
};

export const postStatus = z.enum(["draft", "published", "archived"]).meta(fields.status);

export const tooManyTags = "En fazla 50 etiket seçebilirsiniz";

/**
 * The fields of a post, as they are when it is saved. `featuredImage` without `imageAlt` gets the title as its
 * alternative text where it is shown. A merge shows them in this order.
 */
export const postFields = {
  title: requiredText(200, "Başlık gereklidir").meta({ ...meaningOf(fields.title), label: "Başlık" }),
  slug: slug(160).meta({ ...meaningOf(fields.slug), label: "Slug" }),
  excerpt: text(500)
    .default("")
    .meta({ ...meaningOf(fields.excerpt), label: "Özet" }),
  content: markup(500_000, "İçerik gereklidir")
    .min(1, "İçerik gereklidir")
    .meta({
      ...meaningOf(fields.content),
      label: "İçerik",
      description: "Yazının HTML metni · text of the post in HTML",
    }),
  featuredImage: imageAddress.nullish().meta({ ...meaningOf(fields.featuredImage), label: "Öne çıkan görsel" }),
  imageAlt: text(300)
    .default("")
    .meta({ ...meaningOf(imageAlt), label: "Görselin alternatif metni" }),
  categoryId: id.nullish().meta({ ...meaningOf(categoryId), label: "Kategori" }),
  tagIds: z
    .array(id)
    .max(50, tooManyTags)
    .default([])
    .meta({ ...tagIds, label: "Etiketler" }),
  status: postStatus.default("draft").meta({ label: "Durum" }),
  /** Now if missing for a published post; a future time schedules it. */
  publishedAt: moment.nullish().meta({ ...meaningOf(fields.publishedAt), label: "Yayın tarihi" }),
  /** When readers no longer see it; after the publication. */
  unpublishAt: moment.nullish().meta({ ...unpublishAt, label: "Yayından kalkma tarihi" }),
  isFeatured: z
    .boolean()
    .default(false)
    .meta({ ...meaningOf(isFeatured), label: "Slider’da göster" }),
  seoTitle: text(200)
    .default("")
    .meta({ ...meaningOf(fields.seoTitle), label: "SEO başlığı" }),
  seoDescription: text(500)
    .default("")
    .meta({ ...meaningOf(fields.seoDescription), label: "SEO açıklaması" }),
  seoKeywords: text(500)
    .default("")
    .meta({ ...meaningOf(fields.seoKeywords), label: "Anahtar kelimeler" }),
};

/**
 * The texts of a post. The editor, drafts, revisions and their columns, and previews have the fields of this list; what
 * readers get is listed in `postDetail`.
 */
export const postTextNames = ["title", "excerpt", "content", "seoTitle", "seoDescription", "seoKeywords"] as const;

/** Names of the fields for people. */
export const postFieldLabels = labelsOf(postFields);

/** The texts of a post as they are stored. */
export const storedPostTexts = z.object(
  toRecord(postTextNames, (name) => z.string().meta(meaningOf(postFields[name]))),
);

const rules = withoutDefaults(postFields);

/** Returns the longest text that a field is saved with, in UTF-16 code units. */
export function maxLengthOf(name: PostTextName | "slug" | "imageAlt"): number {
  return rules[name].maxLength ?? Number.POSITIVE_INFINITY;
}

/** Returns the texts of a post, of one of its drafts or of its revisions. */
export function pickPostTexts(post: PostTexts): PostTexts {
  return toRecord(postTextNames, (name) => post[name]);
}

export type PostStatus = z.output<typeof postStatus>;
export type PostTextName = (typeof postTextNames)[number];
export type PostTexts = z.output<typeof storedPostTexts>;
