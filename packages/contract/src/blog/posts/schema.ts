import { z } from "zod";
import { filterText, slugParam } from "../../common/atoms.ts";
import { limits } from "../../common/limits.ts";
import { limitParameter, offset, page } from "../../common/paging.ts";
import { imageSize } from "../../media/schema.ts";
import { publicProvenance } from "../provenance/schema.ts";
import { term } from "../terms/term-schema.ts";

/** A post in lists, without its text. */
export const postCard = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  /** Size of a featured image of the library; null for other images. */
  imageSize: imageSize.nullable(),
  publishedAt: z.string(),
  readingTime: z.number(),
  viewCount: z.number(),
  category: term.nullable(),
});

/** A post in the lists of the public API. */
export const postSummary = postCard.extend({ imageAlt: z.string(), tags: z.array(term) });

/** An entry of the table of contents. */
export const tocEntry = z.object({
  id: z.string(),
  text: z.string(),
  level: z.number(),
});

/** The photographer of a stock photo. */
export const imageCredit = z.object({
  photographer: z.string(),
  photographerUrl: z.string(),
  sourceUrl: z.string(),
});

/** A whole post. `content` is sanitised HTML whose headings carry the ids of `toc`. */
export const postDetail = postSummary.extend({
  content: z.string(),
  toc: z.array(tocEntry),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  /** Credit of the featured image; null for the site's own images. */
  imageCredit: imageCredit.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Says that AI helped; null if the post has no label. */
  provenance: publicProvenance,
});

/** A post with up to three related ones. */
export const postReading = z.object({ post: postDetail, related: z.array(postCard) });

/** Title and slug of a post. */
export const postLink = postCard.pick({ id: true, title: true, slug: true, publishedAt: true });

/** A slide of the blog page. */
export const slide = z.object({
  imageUrl: z.string(),
  imageSize: imageSize.nullable(),
  title: z.string(),
  subtitle: z.string(),
  slug: z.string(),
  viewCount: z.number(),
});

/** Filters of a list of posts. */
const postFilter = z.strictObject({
  category: filterText,
  tag: filterText,
});

export const listPostsInput = postFilter.extend({
  limit: limitParameter(limits.blogPageSize),
  offset,
  search: filterText,
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
