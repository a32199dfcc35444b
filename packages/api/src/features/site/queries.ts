import { getPrefix, paths, routePatterns } from "@site/contract/paths";
import { isPageOf } from "../../core/pages/page-condition.ts";

/** Sitemap entries of services and static pages: path, last change and rank. */
export const LIST_SITE_ADDRESSES = `SELECT '${paths.services}', max(updated_at), 2 FROM services WHERE status = 'active'
  UNION ALL SELECT '${getPrefix(routePatterns.service)}' || slug, updated_at, 2 FROM services WHERE status = 'active'
  UNION ALL SELECT '${getPrefix(routePatterns.staticPage)}' || slug, updated_at, 2 FROM pages WHERE is_published`;

/** Texts of share cards; the pages' head tags (apps/web/src/pages) use the same ones. */
export const FIND_SERVICE_CARD =
  "SELECT name AS title, description AS lead, category AS kicker FROM services WHERE slug = $1 AND status = 'active'";
export const FIND_PAGE_CARD =
  "SELECT title, meta_description AS lead, '' AS kicker FROM pages WHERE slug = $1 AND is_published";

/** Conditions for a `path` that leads to content which visitors can see. */
export const SITE_PAGES = [
  isPageOf(routePatterns.service, (slug) => `SELECT FROM services s WHERE s.slug = ${slug} AND s.status = 'active'`),
  isPageOf(routePatterns.staticPage, (slug) => `SELECT FROM pages g WHERE g.slug = ${slug} AND g.is_published`),
];
