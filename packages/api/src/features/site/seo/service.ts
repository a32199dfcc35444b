import type { ShownPageSeo } from "@site/contract/site/schema";
import type { App } from "../../../core/app.ts";

/** Head tags the administrator filled in for a page; null where there are none. */
export async function findPageSeo(app: App, pageKey: string): Promise<ShownPageSeo | null> {
  const { rows } = await app.db.pool.query<{ seo: ShownPageSeo }>({
    name: "page-seo",
    text: `SELECT json_strip_nulls(json_build_object(
        'meta_title', NULLIF(meta_title, ''), 'meta_description', NULLIF(meta_description, ''), 'meta_keywords', NULLIF(meta_keywords, ''),
        'og_title', NULLIF(og_title, ''), 'og_description', NULLIF(og_description, ''), 'og_image', NULLIF(og_image, ''),
        'canonical_url', NULLIF(canonical_url, ''), 'robots', NULLIF(NULLIF(robots, ''), 'index, follow'))) AS seo
      FROM page_seo WHERE page_key = $1`,
    values: [pageKey],
  });
  return rows[0]?.seo ?? null;
}
