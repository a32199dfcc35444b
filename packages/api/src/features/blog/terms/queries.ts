import type { TagDetail } from "@site/contract/blog/terms/schema";
import { VISIBLE } from "../../published/posts.ts";
import { type LinkRow, NEWEST_LINKS, POPULAR_LINKS } from "../posts/queries.ts";

/** Finds a category by its name as `name_key` compares names, or by its slug. */
export const FIND_CATEGORY_BY_NAME =
  "SELECT id FROM categories WHERE name_key(name) = name_key($1) OR slug = $2 ORDER BY id";

export const LOCK_CATEGORIES = `SELECT id FROM categories ORDER BY id FOR UPDATE`;

export const LIST_TAGS = `SELECT id, name, slug, description FROM tags ORDER BY name COLLATE "tr-x-icu"`;

export const FIND_TAG = "SELECT id, name, slug, description FROM tags WHERE slug = $1";

export const READ_TAG = `SELECT t.id, t.name, t.slug, t.description,
    (SELECT count(*)::int FROM post_tags pt JOIN posts p ON p.id = pt.post_id
     WHERE pt.tag_id = t.id AND ${VISIBLE}) AS post_count
  FROM tags t WHERE t.slug = $1`;

const CATEGORY_COLUMNS = "c.id, c.name, c.slug, c.description, c.seo_title, c.seo_description";

/**
 * Counts the posts of all categories at once, because a count per category would read the index of visible posts each
 * time.
 */
const COUNTED = `WITH counted AS (
    SELECT p.category_id, count(*)::int AS posts FROM posts p WHERE ${VISIBLE} GROUP BY p.category_id
  )`;

const CATEGORIES = `SELECT ${CATEGORY_COLUMNS}, COALESCE(counted.posts, 0) AS post_count
  FROM categories c LEFT JOIN counted ON counted.category_id = c.id
  ORDER BY c.name COLLATE "tr-x-icu"`;

export const LIST_CATEGORIES = `${COUNTED} ${CATEGORIES}`;

/** Reads the lists of the blog's side column in one statement, with $1 posts each. */
export const READ_SIDEBAR = `${COUNTED} SELECT ${NEWEST_LINKS} AS recent, ${POPULAR_LINKS} AS popular,
  (SELECT COALESCE(json_agg(listed), '[]') FROM (${CATEGORIES}) AS listed) AS categories,
  (SELECT COALESCE(sum(posts), 0)::int FROM counted) AS post_count`;

export const FIND_CATEGORY = `SELECT ${CATEGORY_COLUMNS},
    (SELECT count(*)::int FROM posts p WHERE p.category_id = c.id AND ${VISIBLE}) AS post_count
  FROM categories c WHERE c.slug = $1`;

export interface SidebarRow {
  recent: LinkRow[];
  popular: LinkRow[];
  categories: CategoryRow[];
  post_count: number;
}

export interface TagRow extends TagDetail {
  post_count: number;
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
