import { getPrefix, paths, routePatterns } from "@site/contract/paths";
import { isPageOf } from "../../core/pages/page-condition.ts";
import { LAST_POST_CHANGE, VISIBLE } from "../published/posts.ts";

/** Sitemap entries of the blog: path, last change and rank; categories and tags only with a post that visitors see. */
export const LIST_BLOG_ADDRESSES = `SELECT '${paths.home}', ${LAST_POST_CHANGE}, 0 FROM posts p
  UNION ALL SELECT '${paths.blog}', ${LAST_POST_CHANGE}, 1 FROM posts p
  UNION ALL SELECT '${getPrefix(routePatterns.category)}' || c.slug, ${LAST_POST_CHANGE}, 3 FROM categories c
    JOIN posts p ON p.category_id = c.id GROUP BY c.slug HAVING bool_or(${VISIBLE})
  UNION ALL SELECT '${getPrefix(routePatterns.tag)}' || t.slug, ${LAST_POST_CHANGE}, 4 FROM tags t
    JOIN post_tags pt ON pt.tag_id = t.id JOIN posts p ON p.id = pt.post_id GROUP BY t.slug HAVING bool_or(${VISIBLE})
  UNION ALL SELECT '${getPrefix(routePatterns.post)}' || p.slug, p.updated_at, 5 FROM posts p WHERE ${VISIBLE}`;

/** Reads the texts of an article's share card, which its head tags use too. */
export const FIND_POST_CARD = `SELECT p.title, p.excerpt AS lead, COALESCE(c.name, '') AS kicker
  FROM posts p LEFT JOIN categories c ON c.id = p.category_id WHERE p.slug = $1 AND ${VISIBLE}`;

/** SQL conditions for a `path` that leads to content which visitors can see. */
export const BLOG_PAGES = [
  isPageOf(routePatterns.post, (slug) => `SELECT FROM posts p WHERE p.slug = ${slug} AND ${VISIBLE}`),
  isPageOf(routePatterns.category, (slug) => `SELECT FROM categories c WHERE c.slug = ${slug}`),
  isPageOf(routePatterns.tag, (slug) => `SELECT FROM tags t WHERE t.slug = ${slug}`),
];
