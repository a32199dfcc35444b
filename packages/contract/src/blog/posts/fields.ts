import { z } from "zod";
import { id, imageAddress, markup, moment, requiredText, slug, text } from "../../common/atoms.ts";
import { toRecord } from "../../common/record.ts";
import { withoutDefaults } from "../../common/update.ts";
import { labelsOf } from "./field-labels.ts";

export const postStatus = z.enum(["draft", "published", "archived"]);

export const tooManyTags = "En fazla 50 etiket seçebilirsiniz";

/**
 * The fields of a post as they are saved. Without `imageAlt`, a `featuredImage` is shown with the title as alternative
 * text. A comparison shows the fields in this order.
 */
export const postFields = {
  title: requiredText(200, "Başlık gereklidir").meta({ label: "Başlık" }),
  slug: slug(160).meta({ label: "Slug" }),
  excerpt: text(500).default("").meta({ label: "Özet" }),
  content: markup(500_000, "İçerik gereklidir").min(1, "İçerik gereklidir").meta({ label: "İçerik" }),
  featuredImage: imageAddress.nullish().meta({ label: "Öne çıkan görsel" }),
  imageAlt: text(300).default("").meta({ label: "Görselin alternatif metni" }),
  categoryId: id.nullish().meta({ label: "Kategori" }),
  tagIds: z.array(id).max(50, tooManyTags).default([]).meta({ label: "Etiketler" }),
  status: postStatus.default("draft").meta({ label: "Durum" }),
  /** If missing, a published post gets the present time; a future time schedules it. */
  publishedAt: moment.nullish().meta({ label: "Yayın tarihi" }),
  /** When readers no longer see it; later than the publication. */
  unpublishAt: moment.nullish().meta({ label: "Yayından kalkma tarihi" }),
  isFeatured: z.boolean().default(false).meta({ label: "Slider’da göster" }),
  seoTitle: text(200).default("").meta({ label: "SEO başlığı" }),
  seoDescription: text(500).default("").meta({ label: "SEO açıklaması" }),
  seoKeywords: text(500).default("").meta({ label: "Anahtar kelimeler" }),
};

/**
 * The texts of a post. The values of the form, drafts, revisions and previews are derived from this list. Columns and
 * inputs of the form are written by hand, and `postDetail` lists what readers get.
 */
export const postTextNames = ["title", "excerpt", "content", "seoTitle", "seoDescription", "seoKeywords"] as const;

/**
 * The times of a post that are set in its form. Drafts, revisions, the form and what administrators get are derived from
 * this list.
 */
export const postTimeNames = ["publishedAt", "unpublishAt"] as const;

/** Names of the fields for people. */
export const postFieldLabels = labelsOf(postFields);

/** The texts of a post as they are stored. */
export const storedPostTexts = z.object(toRecord(postTextNames, (_name) => z.string()));

/** The times of a post as administrators get them. */
export const storedPostTimes = z.object(toRecord(postTimeNames, (_name) => z.string().nullable()));

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
