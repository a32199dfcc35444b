import { type PostOrder, postOrder } from "@site/contract/blog/posts/admin-schema";
import { type PostTexts, postTextNames } from "@site/contract/blog/posts/fields";
import { type PostCard, type PostDetail, type PostSummary, postCard } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { snakeCase, toRecord } from "@site/contract/common/record";
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

/** SQL expression of the state of post `p` for an editor. */
const STATE = "CASE WHEN p.status = 'published' AND p.published_at > now() THEN 'scheduled' ELSE p.status END";

const SCHEDULED_FIRST = `array_position(ARRAY['scheduled', 'draft', 'published', 'archived'], ${STATE})`;

/** Values by which the administrators' list is ordered; in `state`, the next scheduled post is the first. */
const ADMIN_ORDERS: Record<PostOrder, string> = {
  state: `${SCHEDULED_FIRST}, CASE ${STATE} WHEN 'scheduled' THEN p.published_at END,
    CASE p.status WHEN 'published' THEN p.published_at ELSE p.updated_at END DESC`,
  publication: "CASE p.status WHEN 'published' THEN p.published_at END DESC NULLS LAST, p.updated_at DESC",
  change: "p.updated_at DESC",
  title: 'p.title COLLATE "tr-x-icu"',
  views: "p.view_count DESC",
};

/** Reads the ids of a page of posts of state $1 and category $2 with $3 in the title. */
export const LIST_ADMIN_POSTS = toRecord(
  postOrder.options,
  (order) => `SELECT p.id, count(*) OVER ()::int AS total FROM posts p
  WHERE p.deleted_at IS NULL AND ($1::text IS NULL OR ${STATE} = $1) AND ($2::int IS NULL OR p.category_id = $2)
    AND ($3::text IS NULL OR strpos(p.title_words, $3) > 0)
  ORDER BY ${ADMIN_ORDERS[order]}, p.id DESC LIMIT $4 OFFSET $5`,
);

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

/** Finds posts with an image whose alternative text is missing or empty. */
export const FIND_MISSING_ALTERNATIVES = `SELECT id, title, status FROM posts
  WHERE deleted_at IS NULL
    AND (content ~ '<img(?![^>]*\\salt="[^"])[^>]*>' OR (featured_image IS NOT NULL AND image_alt = '')) ORDER BY id`;

/** Finds posts with the same normalised title. */
export const FIND_DUPLICATE_TITLES = `SELECT id, title, status FROM (
    SELECT id, title, status, folded, count(*) OVER (PARTITION BY folded) AS copies
    FROM posts, fold_text(title) AS folded WHERE deleted_at IS NULL
  ) AS counted WHERE copies > 1 ORDER BY folded, id`;

/** Finds links of posts to a post, category, tag or service that readers cannot open. $1: the site's address. */
export const FIND_BROKEN_LINKS = `WITH links AS (
    SELECT DISTINCT p.id, p.title, p.status, found.parts[1] AS path
    FROM posts p,
      regexp_matches(replace(p.content, 'href="' || $1, 'href="'), 'href="(/(?:blog|hizmetler)/[^"#?]+)', 'g')
        AS found(parts)
    WHERE p.deleted_at IS NULL
  ), known AS (
    SELECT '/blog/' || p.slug AS path FROM posts p WHERE ${VISIBLE}
    UNION ALL SELECT '/blog/category/' || slug FROM categories
    UNION ALL SELECT '/blog/tag/' || slug FROM tags
    UNION ALL SELECT '/hizmetler/' || slug FROM services
    UNION ALL SELECT from_path FROM redirects
  )
  SELECT id, title, status, array_agg(path ORDER BY path) AS links FROM links
  WHERE NOT EXISTS (SELECT 1 FROM known WHERE known.path = lower(rtrim(links.path, '/')))
  GROUP BY id, title, status ORDER BY id`;

/** Stores a draft unless a newer state of it is stored, and deletes the drafts that it replaces. */
export const UPSERT_DRAFT = `INSERT INTO post_drafts (id, post_id, admin_id, based_on, values, counter, saved_at)
  VALUES ($1, $2, $3, $4, $5, $6, now())
  ON CONFLICT (id) DO UPDATE SET based_on = EXCLUDED.based_on, values = EXCLUDED.values, counter = EXCLUDED.counter,
    saved_at = now()
  WHERE post_drafts.admin_id = EXCLUDED.admin_id AND post_drafts.post_id IS NOT DISTINCT FROM EXCLUDED.post_id
    AND post_drafts.counter <= EXCLUDED.counter
  RETURNING saved_at`;

/**
 * Increases the version of post $1 from $2 without other changes, so that the skipped version can be stored as a
 * revision.
 */
export const SKIP_VERSION =
  "UPDATE posts SET version = version + 2 WHERE id = $1 AND version = $2 AND deleted_at IS NULL";

/** Reads publications and archivings in the month that begins on $1, in Istanbul time. */
export const LIST_CALENDAR = `SELECT e.post_id AS "postId", e.title, e.status, e.kind, e.at > now() AS "isPlanned",
    extract(day FROM e.at AT TIME ZONE 'Europe/Istanbul')::int AS day,
    to_char(e.at AT TIME ZONE 'Europe/Istanbul', 'HH24:MI') AS time
  FROM (
    SELECT id AS post_id, title, status, 'publication' AS kind, published_at AS at FROM posts
    WHERE deleted_at IS NULL AND status = 'published'
    UNION ALL
    SELECT id, title, status, 'end', unpublish_at FROM posts WHERE deleted_at IS NULL AND unpublish_at IS NOT NULL
  ) AS e
  WHERE e.at >= $1::date::timestamp AT TIME ZONE 'Europe/Istanbul'
    AND e.at < ($1::date + interval '1 month') AT TIME ZONE 'Europe/Istanbul'
  ORDER BY e.at, e.post_id LIMIT 500`;
