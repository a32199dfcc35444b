import type { ShownPageSeo } from "@site/contract/site/seo/schema";
import type { App } from "../../../core/app.ts";
import { FIND_PAGE_SEO } from "./queries.ts";

/** Returns the head tags set by the administrator, or null. */
export async function findPageSeo(app: App, pageKey: string): Promise<ShownPageSeo | null> {
  const { rows } = await app.db.pool.query<{ seo: ShownPageSeo }>({
    name: "page-seo",
    text: FIND_PAGE_SEO,
    values: [pageKey],
  });
  return rows[0]?.seo ?? null;
}
