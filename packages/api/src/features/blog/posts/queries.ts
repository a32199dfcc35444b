import { type PostTexts, postTextNames } from "@site/contract/blog/posts/fields";
import { type PostCard, type PostDetail, type PostSummary, postCard } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { snakeCase } from "@site/contract/common/record";
import type { ImageSize } from "@site/contract/media/schema";
import { sizeOfImage } from "../../../core/storage/image-size.ts";
import { VISIBLE } from "../../published/posts.ts";

const FEED_LENGTH = 20;

/** Finds whether a post appeared or ended in a period. */
export const FIND_CHANGED_BETWEEN = `SELECT 1 FROM posts
  WHERE (status = 'published' AND published_at > $1 AND published_at <= $2)
    OR (unpublish_at > $1 AND unpublish_at <= $2) LIMIT 1`;

export const ARCHIVE_ENDED = `UPDATE posts SET status = 'archived', version = version + 1, updated_at = now()
  WHERE status = 'published' AND unpublish_at <= now()`;

const NEWEST_FIRST = "p.published_at DESC, p.id DESC";

export const INSERT_SALT = "INSERT INTO visitor_salts (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING";

export const DELETE_POST_VISITORS = "DELETE FROM post_visitors WHERE day < $1";

export const DELETE_LISTING_VISITORS = "DELETE FROM listing_visitors WHERE day < $1";

export const DELETE_SALTS = "DELETE FROM visitor_salts WHERE day < $1";

export const FIND_SALT = "SELECT salt FROM visitor_salts WHERE day = $1";

export const COUNT_VIEWS = `WITH seen AS (
       INSERT INTO post_visitors (day, post_id, visitor_hash)
       SELECT $1, p.id, decode(v.hash, 'hex') FROM unnest($2::text[], $3::text[]) AS v(slug, hash)
       JOIN posts p ON p.slug = v.slug AND p.deleted_at IS NULL
       ON CONFLICT DO NOTHING RETURNING post_id
     )
     UPDATE posts SET view_count = view_count + counted.views
     FROM (SELECT post_id, count(*)::int AS views FROM seen GROUP BY post_id) AS counted
     WHERE posts.id = counted.post_id`;

const FILTER = `${VISIBLE}
  AND ($1::text IS NULL OR p.category_id = (SELECT id FROM categories WHERE slug = $1))
  AND ($2::text IS NULL OR p.id IN (SELECT pt.post_id FROM post_tags pt JOIN tags t ON t.id = pt.tag_id
  WHERE t.slug = $2))`;

/** Tags of post `p` as a JSON list, in Turkish order. */
export const TAGS_OF_POST = `COALESCE((
  SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) ORDER BY t.name COLLATE "tr-x-icu")
  FROM post_tags pt JOIN tags t ON t.id = pt.tag_id WHERE pt.post_id = p.id), '[]')`;

/** Columns of a card, for posts `p` left joined to categories `c`. */
export const CARD_COLUMNS = `p.id, p.title, p.slug, p.excerpt, p.featured_image, p.published_at, p.reading_time,
  p.view_count, ${sizeOfImage("p.featured_image")} AS image_size,
  CASE WHEN c.id IS NULL THEN NULL ELSE json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) END AS category`;

/** Columns of the public API's lists. */
export const SUMMARY_COLUMNS = `${CARD_COLUMNS}, p.image_alt, ${TAGS_OF_POST} AS tags`;

export const CARD_TABLES = "posts p LEFT JOIN categories c ON c.id = p.category_id";

export const LIST_FEED_POSTS = `SELECT ${SUMMARY_COLUMNS}, p.updated_at, p.feed_id FROM ${CARD_TABLES} WHERE ${VISIBLE}
  ORDER BY p.published_at DESC, p.id DESC LIMIT ${FEED_LENGTH}`;

const getIds = (filter: string, order: string, range: string) =>
  `SELECT p.id FROM posts p WHERE ${filter} ORDER BY ${order} ${range}`;

/**
 * Returns SQL for the posts of a list. The ids are selected first, so that rows, categories and tags are read only for
 * these.
 */
const chosenPosts = (ids: string, order: string) =>
  `(${ids}) AS chosen
  JOIN posts p ON p.id = chosen.id LEFT JOIN categories c ON c.id = p.category_id ORDER BY ${order}`;

/** Reads the posts of category $1, tag $2 or both. */
export const LIST_FILTERED_POSTS = `SELECT ${SUMMARY_COLUMNS}
  FROM ${chosenPosts(getIds(FILTER, NEWEST_FIRST, "LIMIT $3 OFFSET $4"), NEWEST_FIRST)}`;

/**
 * Returns SQL for the first $1 rows of a list. PostgreSQL plans it once per connection, because it knows the constant
 * inner limit and the subquery hides the outer one. A plan for each limit took more time than the query.
 */
const getFirst = (list: (range: string) => string, offset = "") =>
  `SELECT * FROM (${list(`LIMIT ${limits.listMaxLimit} ${offset}`)}) AS following LIMIT (SELECT $1::int)`;

/** Reads $1 of all posts, beginning at position $2. */
export const LIST_POSTS = `SELECT ${SUMMARY_COLUMNS} FROM ${chosenPosts(
  getFirst((range) => getIds(VISIBLE, NEWEST_FIRST, range), "OFFSET $2"),
  NEWEST_FIRST,
)}`;

const getPage = (filter: string, offset: string) =>
  `SELECT ${CARD_COLUMNS}
  FROM ${chosenPosts(getIds(filter, NEWEST_FIRST, `LIMIT ${limits.blogPageSize} OFFSET ${offset}`), NEWEST_FIRST)}`;

/** Reads a page of the posts of category $1, tag $2 or both, beginning at position $3. */
export const LIST_FILTERED_PAGE = getPage(FILTER, "$3");

/**
 * Reads a page of all posts, beginning at position $1. Without conditions for absent filters and with a constant limit
 * PostgreSQL plans it once per connection instead of each time, which took two thirds of its work.
 */
export const LIST_POST_PAGE = getPage(VISIBLE, "$1");

const MOST_VIEWED_FIRST = `p.view_count DESC, ${NEWEST_FIRST}`;

export const LIST_POPULAR_POSTS = `SELECT ${SUMMARY_COLUMNS} FROM ${chosenPosts(
  getFirst((range) => getIds(VISIBLE, MOST_VIEWED_FIRST, range)),
  MOST_VIEWED_FIRST,
)}`;

const getLinks = (order: string) =>
  `COALESCE((SELECT json_agg(link) FROM (${getFirst(
    (range) => `SELECT p.id, p.title, p.slug, p.published_at FROM posts p WHERE ${VISIBLE} ORDER BY ${order} ${range}`,
  )}) AS link), '[]')`;

/** SQL for a JSON list of the $1 newest posts. */
export const NEWEST_LINKS = getLinks(NEWEST_FIRST);

/** SQL for a JSON list of the $1 most viewed posts. */
export const POPULAR_LINKS = getLinks(MOST_VIEWED_FIRST);

export const LIST_SLIDES = `SELECT ${CARD_COLUMNS} FROM ${CARD_TABLES} WHERE ${VISIBLE} AND p.is_featured
  AND p.featured_image <> '' ORDER BY ${NEWEST_FIRST} LIMIT $1`;

/** Label about AI's part in post `p`, shown to readers; null without a label. */
const PROVENANCE_OF_POST = `(SELECT json_build_object('isReviewed', v.reviewed_at IS NOT NULL)
  FROM post_provenance v WHERE v.post_id = p.id AND v.is_labelled)`;

/** Columns of the texts of post `p` that a card lacks, under their names in the contract. */
const TEXTS_BESIDE_CARD = postTextNames
  .filter((name) => !(name in postCard.shape))
  .map((name) => `p.${snakeCase(name)} AS "${name}"`)
  .join(", ");

/** Columns of a whole post. */
export const DETAIL_COLUMNS = `${SUMMARY_COLUMNS}, ${TEXTS_BESIDE_CARD}, p.content_text, p.created_at, p.updated_at,
  ${PROVENANCE_OF_POST} AS provenance,
  (SELECT json_build_object('photographer', f.photographer, 'photographerUrl', f.photographer_url,
     'sourceUrl', f.source_url) FROM photo_credits f WHERE f.address = p.featured_image) AS image_credit`;

export const FIND_POST = `SELECT ${DETAIL_COLUMNS} FROM ${CARD_TABLES} WHERE p.slug = $1 AND ${VISIBLE}`;

/**
 * The newest posts of the same category as the post with slug $1, without itself, as a JSON list of cards. A limit that
 * is a parameter would make PostgreSQL plan the statement for each call, which took three quarters of its work.
 */
export const RELATED_OF_POST = `COALESCE((
  SELECT json_agg(card) FROM (
    SELECT ${CARD_COLUMNS} FROM ${CARD_TABLES}
    WHERE ${VISIBLE} AND p.slug <> $1
      AND p.category_id = (SELECT category_id FROM posts WHERE slug = $1 AND deleted_at IS NULL)
    ORDER BY p.published_at DESC, p.id DESC LIMIT ${limits.relatedPostsShown}) card), '[]')`;

export const READ_POST = `SELECT ${DETAIL_COLUMNS}, ${RELATED_OF_POST} AS related FROM ${CARD_TABLES}
  WHERE p.slug = $1 AND ${VISIBLE}`;

export interface LinkRow {
  id: number;
  title: string;
  slug: string;
  /** A string in a JSON list, otherwise a date. */
  published_at: Date | string;
}

export interface CardRow extends LinkRow {
  excerpt: string;
  featured_image: string | null;
  image_size: ImageSize | null;
  reading_time: number;
  view_count: number;
  category: PostCard["category"];
}

export interface SummaryRow extends CardRow {
  image_alt: string;
  tags: PostSummary["tags"];
}

export interface DetailRow extends SummaryRow, PostTexts {
  content_text: string;
  image_credit: PostDetail["imageCredit"];
  created_at: Date;
  updated_at: Date;
  provenance: PostDetail["provenance"];
}

export interface ReadingRow extends DetailRow {
  related: CardRow[];
}
