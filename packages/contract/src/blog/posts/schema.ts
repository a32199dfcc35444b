import { z } from "zod";
import { filterText, slugParam } from "../../common/atoms.ts";
import { entities, meaningOf } from "../../common/field.ts";
import * as fields from "../../common/fields.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, offset, page } from "../../common/paging.ts";
import { imageSize } from "../../media/schema.ts";
import * as blogFields from "../fields.ts";
import { publicProvenance } from "../provenance/schema.ts";
import { term } from "../terms/term-schema.ts";
import * as postsFields from "./fields.ts";

/** A post in lists, without its text. */
export const postCard = z.object({
  id: fields.id,
  title: fields.title,
  slug: fields.slug,
  excerpt: fields.excerpt,
  featuredImage: fields.featuredImage.nullable(),
  /** Of a featured image of the library; null for other images. */
  imageSize: imageSize.nullable().meta(fields.imageSize),
  publishedAt: fields.publishedAt,
  readingTime: postsFields.readingTime,
  viewCount: fields.viewCount,
  category: term.nullable().meta(meaningOf(fields.category)),
});

/** A post in the lists of the public API. */
export const postSummary = postCard
  .extend({ imageAlt: postsFields.imageAlt, tags: z.array(term).meta(fields.tags) })
  .register(entities, { id: "PostSummary" });

/** An entry of the table of contents. */
export const tocEntry = z
  .object({
    id: z.string().describe("Başlığın kimliği · id of the heading"),
    text: fields.text,
    level: z.number().describe("Başlık düzeyi · level of the heading"),
  })
  .register(entities, { id: "TocEntry" });

/** Who made a photo of a stock service. */
export const imageCredit = z
  .object({
    photographer: z
      .string()
      .meta({ description: "Fotoğrafçının adı · name of the photographer", example: "Ece Demir" }),
    photographerUrl: z.string().describe("Fotoğrafçının sayfası · page of the photographer"),
    sourceUrl: z.string().describe("Fotoğrafın sayfası · page of the photo"),
  })
  .register(entities, { id: "ImageCredit" });

/** A whole post. `content` is sanitised HTML whose headings carry the ids of `toc`. */
export const postDetail = postSummary
  .extend({
    content: z.string().meta({
      description: "Temizlenmiş HTML; başlıkların kimlikleri toc'takilerdir · sanitised HTML with the ids of toc",
      example: "<p>Yapay zekâ, hukuk bürolarının işini değiştiriyor.</p>",
    }),
    toc: z.array(tocEntry).describe("İçindekiler · table of contents"),
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    seoKeywords: fields.seoKeywords,
    /** Of the featured image; null for images of one's own. */
    imageCredit: imageCredit.nullable().describe("Fotoğrafın sahibi · who made the photo"),
    createdAt: fields.createdAt,
    updatedAt: fields.updatedAt,
    /** Tells that AI helped; null without the label. */
    provenance: publicProvenance.meta(blogFields.provenance),
  })
  .register(entities, { id: "PublishedPost" });

/** A post with up to three related ones. */
export const postReading = z.object({ post: postDetail, related: z.array(postCard) });

/** Title and slug of a post. */
export const postLink = postCard.pick({ id: true, title: true, slug: true, publishedAt: true });

/** A slide of the blog page. */
export const slide = z
  .object({
    image_url: fields.imageUrl,
    image_size: imageSize.nullable().meta(fields.imageSize),
    title: fields.title,
    subtitle: fields.subtitle,
    slug: fields.slug,
    view_count: fields.viewCount,
  })
  .register(entities, { id: "Slide" });

/** Filters of a list of posts. */
const postFilter = z.strictObject({
  category: filterText.meta(meaningOf(fields.category)),
  tag: filterText.meta({
    description: "Etiketin adresteki adı · name of the tag in the address",
    example: "yapay-zeka",
  }),
});

export const listPostsInput = postFilter.extend({
  limit: limitParameter(limits.blogPageSize).meta(meaningOf(fields.limit)),
  offset,
  search: filterText.meta(fields.search),
});
export const postPageInput = postFilter.extend({ page });
export const bySlugInput = z.strictObject({ slug: slugParam });

export type PostCard = z.output<typeof postCard>;
export type PostSummary = z.output<typeof postSummary>;
export type PostDetail = z.output<typeof postDetail>;
export type PostReading = z.output<typeof postReading>;
export type PostLink = z.output<typeof postLink>;
export type Slide = z.output<typeof slide>;
export type TocEntry = z.output<typeof tocEntry>;
export type ListPostsInput = z.output<typeof listPostsInput>;
export type PostPageInput = z.output<typeof postPageInput>;
