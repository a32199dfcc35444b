import type { ShownPageSeo } from "@site/contract/site/schema";
import type { App } from "../../../core/app.ts";
import { FIND_PAGE_SEO } from "./queries.ts";

/** Head tags the administrator filled in for a page; null where there are none. */
export async function findPageSeo(app: App, pageKey: string): Promise<ShownPageSeo | null> {
  const { rows } = await app.db.pool.query<{ seo: ShownPageSeo }>({
    name: "page-seo",
    text: FIND_PAGE_SEO,
    values: [pageKey],
  });
  return rows[0]?.seo ?? null;
}
