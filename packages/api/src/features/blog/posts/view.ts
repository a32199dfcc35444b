import { pickPostTexts } from "@site/contract/blog/posts/fields";
import type { PostCard, PostDetail, PostLink, PostReading, PostSummary, Slide } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { sanitiseStoredArticle } from "../../../core/text/article.ts";
import { tableOfContents } from "../../../core/text/html.ts";
import { toReadingHtml } from "../../../core/text/reading.ts";
import type { CardRow, DetailRow, LinkRow, ReadingRow, SummaryRow } from "./queries.ts";

export function toPostLink(row: LinkRow): PostLink {
  return { id: row.id, title: row.title, slug: row.slug, publishedAt: new Date(row.published_at).toISOString() };
}

export function toPostCard(row: CardRow): PostCard {
  return {
    ...toPostLink(row),
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    imageSize: row.image_size,
    readingTime: row.reading_time,
    viewCount: row.view_count,
    category: row.category,
  };
}

/** Returns a post for lists; the title replaces a missing alternative text of its picture. */
export function toPostSummary(row: SummaryRow): PostSummary {
  return { ...toPostCard(row), imageAlt: row.image_alt || row.title, tags: row.tags };
}

export async function toPostDetail(row: DetailRow): Promise<PostDetail> {
  const content = await sanitiseStoredArticle(row.content);
  return {
    ...toPostSummary(row),
    ...pickPostTexts(row),
    content: await toReadingHtml(content),
    toc: tableOfContents(content),
    seoDescription: row.seoDescription || row.excerpt || truncateText(row.content_text, limits.excerptDefaultLength),
    imageCredit: row.image_credit,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    provenance: row.provenance,
  };
}

export async function toPostReading(row: ReadingRow): Promise<PostReading> {
  return { post: await toPostDetail(row), related: row.related.map(toPostCard) };
}

export function toSlide(row: CardRow): Slide {
  return {
    imageUrl: row.featured_image ?? "",
    imageSize: row.image_size,
    title: row.title,
    subtitle: row.excerpt,
    slug: row.slug,
    viewCount: row.view_count,
  };
}
