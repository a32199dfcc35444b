import { z } from "zod";
import { id, imageAddress, markup, moment, requiredText, slug, text } from "../../common/atoms.ts";
import { toRecord } from "../../common/record.ts";
import { withoutDefaults } from "../../common/update.ts";

export const postStatus = z.enum(["draft", "published", "archived"]);

export const tooManyTags = "En fazla 50 etiket seçebilirsiniz";

/**
 * The fields of a post, as they are when it is saved. `featuredImage` without `imageAlt` gets the title as its
 * alternative text where it is shown.
 */
export const postFields = {
  title: requiredText(200, "Başlık gereklidir"),
  slug: slug(160),
  content: markup(500_000, "İçerik gereklidir").min(1, "İçerik gereklidir"),
  excerpt: text(500).default(""),
  featuredImage: imageAddress.nullish(),
  imageAlt: text(300).default(""),
  categoryId: id.nullish(),
  tagIds: z.array(id).max(50, tooManyTags).default([]),
  status: postStatus.default("draft"),
  /** Now if missing for a published post; a future time schedules it. */
  publishedAt: moment.nullish(),
  /** When readers no longer see it; after the publication. */
  unpublishAt: moment.nullish(),
  isFeatured: z.boolean().default(false),
  seoTitle: text(200).default(""),
  seoDescription: text(500).default(""),
  seoKeywords: text(500).default(""),
};

/**
 * The texts of a post. The editor, drafts, revisions and their columns, previews, exports and imports have the fields
 * of this list; what readers get is listed in `postDetail`.
 */
export const postTextNames = ["title", "excerpt", "content", "seoTitle", "seoDescription", "seoKeywords"] as const;

/** Names of the fields in the order in which a merge shows them. */
export const postFieldLabels: Record<keyof typeof postFields, string> = {
  title: "Başlık",
  slug: "Slug",
  excerpt: "Özet",
  content: "İçerik",
  featuredImage: "Öne çıkan görsel",
  imageAlt: "Görselin alternatif metni",
  categoryId: "Kategori",
  tagIds: "Etiketler",
  status: "Durum",
  publishedAt: "Yayın tarihi",
  unpublishAt: "Yayından kalkma tarihi",
  isFeatured: "Slider’da göster",
  seoTitle: "SEO başlığı",
  seoDescription: "SEO açıklaması",
  seoKeywords: "Anahtar kelimeler",
};

/** The texts of a post as they are stored. */
export const storedPostTexts = z.object(toRecord(postTextNames, () => z.string()));

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
