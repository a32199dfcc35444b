import type { App } from "../../../core/app.ts";
import { BOARD_ADDRESSES } from "../../becayis/listings/sitemap-service.ts";
import { VISIBLE } from "../../blog/posts/view.ts";

/** An address for the sitemap. `lastModified` is ISO 8601, missing where nothing says it. */
export interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/** Every address a visitor may read that the administrator does not keep out of indexes; terms and pairs of cities only where something stands under them. */
export async function listSitemapEntries(app: App): Promise<SitemapEntry[]> {
  const { rows } = await app.db.pool.query<{ path: string; modified: Date | null }>({
    name: "sitemap",
    text: `SELECT path, modified FROM (
      SELECT '/' AS path, max(p.updated_at) AS modified, 0 AS rank FROM posts p WHERE ${VISIBLE}
      UNION ALL SELECT '/blog', max(p.updated_at), 1 FROM posts p WHERE ${VISIBLE}
      UNION ALL SELECT '/hizmetler', max(updated_at), 2 FROM services WHERE status = 'active'
      UNION ALL SELECT '/hizmetler/' || slug, updated_at, 2 FROM services WHERE status = 'active'
      UNION ALL SELECT '/' || slug, updated_at, 2 FROM pages WHERE is_published
      UNION ALL SELECT '/blog/category/' || c.slug, max(p.updated_at), 3 FROM categories c JOIN posts p ON p.category_id = c.id WHERE ${VISIBLE} GROUP BY c.slug
      UNION ALL SELECT '/blog/tag/' || t.slug, max(p.updated_at), 4 FROM tags t JOIN post_tags pt ON pt.tag_id = t.id JOIN posts p ON p.id = pt.post_id WHERE ${VISIBLE} GROUP BY t.slug
      UNION ALL SELECT '/blog/' || p.slug, p.updated_at, 5 FROM posts p WHERE ${VISIBLE}
      UNION ALL ${BOARD_ADDRESSES}
      ) entries
      WHERE NOT EXISTS (SELECT FROM page_seo s WHERE s.robots COLLATE "C" ILIKE '%noindex%'
        AND path = CASE s.page_key WHEN 'home' THEN '/' WHEN 'services' THEN '/hizmetler' ELSE '/' || s.page_key END)
      ORDER BY rank, path`,
  });
  return rows.map(({ path, modified }) => ({ path, ...(modified && { lastModified: modified.toISOString() }) }));
}
