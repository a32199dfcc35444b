import type {
  CategoryReading,
  CategorySummary,
  PostCard,
  PostDetail,
  PostReading,
  PostSummary,
  Slide,
  TagDetail,
} from "@site/contract/blog/schema";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { readArticle } from "../../../text/article.ts";
import { tableOfContents } from "../../../text/html.ts";

/** A visitor may see it: published, and its time has come. */
export const VISIBLE = "p.status = 'published' AND p.published_at <= now()";

/** The tags of post `p` as a JSON list, in Turkish order. */
export const TAGS_OF_POST = `COALESCE((
  SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) ORDER BY t.name COLLATE "tr-x-icu")
  FROM post_tags pt JOIN tags t ON t.id = pt.tag_id WHERE pt.post_id = p.id), '[]')`;

/** The columns of a card, for a query over posts `p` left joined to categories `c`. */
export const CARD_COLUMNS = `p.id, p.title, p.slug, p.excerpt, p.featured_image, p.published_at, p.reading_time, p.view_count,
  CASE WHEN c.id IS NULL THEN NULL ELSE json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) END AS category`;

/** The columns the public API's lists have beyond a card's. */
export const SUMMARY_COLUMNS = `${CARD_COLUMNS}, p.image_alt, ${TAGS_OF_POST} AS tags`;

export const CARD_TABLES = "posts p LEFT JOIN categories c ON c.id = p.category_id";

/** The columns a whole post has beyond those. */
export const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, p.content, p.content_text, p.seo_title, p.seo_description, p.seo_keywords, p.created_at, p.updated_at`;

/** The newest of the category of the post whose slug is $1, without itself, at most $2: cards as a JSON list. */
export const RELATED_OF_POST = `COALESCE((
  SELECT json_agg(card) FROM (
    SELECT ${CARD_COLUMNS} FROM ${CARD_TABLES}
    WHERE ${VISIBLE} AND p.slug <> $1 AND p.category_id = (SELECT category_id FROM posts WHERE slug = $1)
    ORDER BY p.published_at DESC, p.id DESC LIMIT $2) card), '[]')`;

export interface CardRow {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  featured_image: string | null;
  /** A text where the card comes out of a JSON list. */
  published_at: Date | string;
  reading_time: number;
  view_count: number;
  category: PostCard["category"];
}

export interface SummaryRow extends CardRow {
  image_alt: string;
  tags: PostSummary["tags"];
}

export interface DetailRow extends SummaryRow {
  content: string;
  content_text: string;
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
  created_at: Date;
  updated_at: Date;
}

export interface ReadingRow extends DetailRow {
  related: CardRow[];
}

export interface CategoryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  seo_title: string;
  seo_description: string;
  post_count: number;
}

export function toPostCard(row: CardRow): PostCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    publishedAt: new Date(row.published_at).toISOString(),
    readingTime: row.reading_time,
    viewCount: row.view_count,
    category: row.category,
  };
}

export function toPostSummary(row: SummaryRow): PostSummary {
  return { ...toPostCard(row), imageAlt: row.image_alt, tags: row.tags };
}

export async function toPostDetail(row: DetailRow): Promise<PostDetail> {
  const content = await readArticle(row.content);
  return {
    ...toPostSummary(row),
    content,
    toc: tableOfContents(content),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description || row.excerpt || truncateText(row.content_text, limits.excerptDefaultLength),
    seoKeywords: row.seo_keywords,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function toPostReading(row: ReadingRow): Promise<PostReading> {
  return { post: await toPostDetail(row), related: row.related.map(toPostCard) };
}

export function toSlide(row: CardRow): Slide {
  return {
    image_url: row.featured_image ?? "",
    title: row.title,
    subtitle: row.excerpt,
    slug: row.slug,
    view_count: row.view_count,
  };
}

export function toCategorySummary(row: CategoryRow): CategorySummary {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description, postCount: row.post_count };
}

export function toCategoryReading(row: CategoryRow): CategoryReading {
  return { ...toCategorySummary(row), seoTitle: row.seo_title, seoDescription: row.seo_description };
}

export function toTagDetail(row: TagDetail): TagDetail {
  return { id: row.id, name: row.name, slug: row.slug, description: row.description };
}
