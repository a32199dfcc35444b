import { type PostOrder, postOrder } from "@site/contract/blog/posts/admin-schema";
import { toRecord } from "@site/contract/common/record";
import { VISIBLE } from "../../../published/posts.ts";

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
