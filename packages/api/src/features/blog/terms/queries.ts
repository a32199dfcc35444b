import { VISIBLE } from "../posts/queries.ts";

export const LOCK_CATEGORIES = `SELECT id FROM categories ORDER BY id FOR UPDATE`;

export const LIST_TAGS = `SELECT id, name, slug, description FROM tags ORDER BY name COLLATE "tr-x-icu"`;

export const FIND_TAG = "SELECT id, name, slug, description FROM tags WHERE slug = $1";

const CATEGORY_COLUMNS = "c.id, c.name, c.slug, c.description, c.seo_title, c.seo_description";

/** Counts the posts of all categories at once: a count for each would read the index of visible posts each time. */
export const LIST_CATEGORIES = `SELECT ${CATEGORY_COLUMNS}, COALESCE(counted.posts, 0) AS post_count
  FROM categories c
  LEFT JOIN (
    SELECT p.category_id, count(*)::int AS posts FROM posts p WHERE ${VISIBLE} GROUP BY p.category_id
  ) AS counted ON counted.category_id = c.id
  ORDER BY c.name COLLATE "tr-x-icu"`;

export const FIND_CATEGORY = `SELECT ${CATEGORY_COLUMNS},
    (SELECT count(*)::int FROM posts p WHERE p.category_id = c.id AND ${VISIBLE}) AS post_count
  FROM categories c WHERE c.slug = $1`;

export interface CategoryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  seo_title: string;
  seo_description: string;
  post_count: number;
}
