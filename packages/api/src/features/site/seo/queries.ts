import { getPrefix, paths, routePatterns } from "@site/contract/paths";
import type { ShareCard } from "@site/contract/site/seo/share-card";
import { lastChangeSql, publishedSql, wantedProvincesSql } from "../../published/listings.ts";
import { LAST_POST_CHANGE, VISIBLE } from "../../published/posts.ts";

export const FIND_PAGE_SEO = `SELECT json_strip_nulls(json_build_object(
        'meta_title', NULLIF(meta_title, ''), 'meta_description', NULLIF(meta_description, ''), 'meta_keywords',
        NULLIF(meta_keywords, ''),
        'og_title', NULLIF(og_title, ''), 'og_description', NULLIF(og_description, ''), 'og_image', NULLIF(og_image,
        ''),
        'canonical_url', NULLIF(canonical_url, ''), 'robots', NULLIF(NULLIF(robots, ''), 'index, follow'))) AS seo
      FROM page_seo WHERE page_key = $1`;

/** Texts of share cards for visible content, by kind. The pages' head tags (apps/web/src/pages) use the same texts. */
export const CARDS: Record<Exclude<ShareCard["kind"], "site" | "listings">, string> = {
  posts: `SELECT p.title, p.excerpt AS lead, COALESCE(c.name, '') AS kicker FROM posts p LEFT
    JOIN categories c ON c.id = p.category_id WHERE p.slug = $1 AND ${VISIBLE}`,
  services:
    "SELECT name AS title, description AS lead, category AS kicker FROM services WHERE slug = $1 AND status = 'active'",
  pages: "SELECT title, meta_description AS lead, '' AS kicker FROM pages WHERE slug = $1 AND is_published",
};

/**
 * Sitemap entries of the board: path, last change and rank. City pairs are included only if a published listing
 * connects them.
 */
const BOARD_ADDRESSES = `SELECT '${paths.board}', ${lastChangeSql("l")}, 1 FROM listings l
  UNION ALL SELECT '${paths.map}', ${lastChangeSql("l")}, 2 FROM listings l
  UNION ALL SELECT '${getPrefix(routePatterns.cityPair)}' || fold_text(o.name) || '-' || fold_text(w.name),
      ${lastChangeSql("l")}, 6
    FROM listings l JOIN provinces o ON o.id = l.offer_city_id CROSS JOIN LATERAL ${wantedProvincesSql("l")} AS wanted
    JOIN provinces w ON w.id = wanted.id AND w.id <> o.id GROUP BY o.name, w.name
    HAVING bool_or(${publishedSql("l")})
  UNION ALL SELECT '${getPrefix(routePatterns.listing)}' || l.slug, l.updated_at, 7
    FROM listings l WHERE ${publishedSql("l")}`;

/** `canonical` is the address that the administrator calls the page's own; null for most pages. */
export const LIST_SITEMAP_ENTRIES = `SELECT path, modified, NULLIF(seo.canonical_url, '') AS canonical FROM (
      SELECT '${paths.home}' AS path, ${LAST_POST_CHANGE} AS modified, 0 AS rank FROM posts p
      UNION ALL SELECT '${paths.blog}', ${LAST_POST_CHANGE}, 1 FROM posts p
      UNION ALL SELECT '${paths.services}', max(updated_at), 2 FROM services WHERE status = 'active'
      UNION ALL SELECT '${getPrefix(routePatterns.service)}' || slug, updated_at, 2 FROM services WHERE status = 'active'
      UNION ALL SELECT '${getPrefix(routePatterns.staticPage)}' || slug, updated_at, 2 FROM pages WHERE is_published
      UNION ALL SELECT '${getPrefix(routePatterns.category)}' || c.slug, ${LAST_POST_CHANGE}, 3 FROM categories c
      JOIN posts p ON p.category_id = c.id GROUP BY c.slug HAVING bool_or(${VISIBLE})
      UNION ALL SELECT '${getPrefix(routePatterns.tag)}' || t.slug, ${LAST_POST_CHANGE}, 4 FROM tags t
      JOIN post_tags pt ON pt.tag_id = t.id JOIN posts p ON p.id = pt.post_id GROUP BY t.slug HAVING bool_or(${VISIBLE})
      UNION ALL SELECT '${getPrefix(routePatterns.post)}' || p.slug, p.updated_at, 5 FROM posts p WHERE ${VISIBLE}
      UNION ALL ${BOARD_ADDRESSES}
      ) entries
      LEFT JOIN page_seo seo ON path = CASE seo.page_key WHEN 'home' THEN '${paths.home}'
        WHEN 'services' THEN '${paths.services}' ELSE '${getPrefix(routePatterns.staticPage)}' || seo.page_key END
      WHERE coalesce(seo.robots, '') COLLATE "C" !~* '\\m(noindex|none)\\M'
      ORDER BY rank, path`;

/** Condition for the addresses of a pattern; `find` completes a statement that finds their record by its slug. */
const isPageOf = (pattern: string, find: (slug: string) => string) =>
  `starts_with(path, '${getPrefix(pattern)}') AND EXISTS (${find(`substr(path, ${getPrefix(pattern).length + 1})`)})`;

const readListing = (identifier: string) => `SELECT FROM listings l WHERE ${publishedSql("l")}
  AND (l.slug = ${identifier} OR l.id::text = ${identifier})`;

const OWN_PAGES = [
  isPageOf(routePatterns.post, (slug) => `SELECT FROM posts p WHERE p.slug = ${slug} AND ${VISIBLE}`),
  isPageOf(routePatterns.category, (slug) => `SELECT FROM categories c WHERE c.slug = ${slug}`),
  isPageOf(routePatterns.tag, (slug) => `SELECT FROM tags t WHERE t.slug = ${slug}`),
  isPageOf(routePatterns.service, (slug) => `SELECT FROM services s WHERE s.slug = ${slug} AND s.status = 'active'`),
  isPageOf(routePatterns.listing, readListing),
  isPageOf(routePatterns.listingAlias, readListing),
  isPageOf(
    routePatterns.cityPair,
    (pair) => `SELECT FROM provinces o JOIN provinces w ON w.id <> o.id
      WHERE fold_text(o.name) || '-' || fold_text(w.name) = ${pair}`,
  ),
  isPageOf(routePatterns.staticPage, (slug) => `SELECT FROM pages g WHERE g.slug = ${slug} AND g.is_published`),
];

/** Returns those of the paths $1 that lead to content which visitors can see. */
export const FIND_OWN_PAGES = `SELECT path FROM unnest($1::text[]) AS path WHERE (${OWN_PAGES.join(") OR (")})`;
