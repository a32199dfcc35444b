import { getPrefix, paths, routePatterns } from "@site/contract/paths";

export const FIND_PAGE_SEO = `SELECT json_strip_nulls(json_build_object(
        'metaTitle', NULLIF(meta_title, ''), 'metaDescription', NULLIF(meta_description, ''), 'metaKeywords',
        NULLIF(meta_keywords, ''),
        'ogTitle', NULLIF(og_title, ''), 'ogDescription', NULLIF(og_description, ''), 'ogImage', NULLIF(og_image,
        ''),
        'canonicalUrl', NULLIF(canonical_url, ''), 'robots', NULLIF(NULLIF(robots, ''), 'index, follow'))) AS seo
      FROM page_seo WHERE page_key = $1`;

/**
 * Returns the statement of the sitemap: path, last change and `canonical`, the address that the administrator calls the
 * page's own; null for most pages.
 * @param parts statements that select path, last change and rank
 */
export const listSitemapEntriesSql = (parts: readonly string[]) => `SELECT path, modified,
      NULLIF(seo.canonical_url, '') AS canonical
    FROM (${parts.join(" UNION ALL ")}) AS entries (path, modified, rank)
      LEFT JOIN page_seo seo ON path = CASE seo.page_key WHEN 'home' THEN '${paths.home}'
        WHEN 'services' THEN '${paths.services}' ELSE '${getPrefix(routePatterns.staticPage)}' || seo.page_key END
      WHERE coalesce(seo.robots, '') COLLATE "C" !~* '\\m(noindex|none)\\M'
      ORDER BY rank, path`;

/** Returns the statement that selects those of the paths $1 for which a condition holds. */
export const findPathsSql = (conditions: readonly string[]) =>
  `SELECT path FROM unnest($1::text[]) AS path WHERE (${conditions.join(") OR (")})`;
