import { pageTexts } from "@site/contract/site/pages/labels";
import type { StaticPage } from "@site/contract/site/pages/schema";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { withImageSizes } from "../../media/article-images-service.ts";
import { type StaticPageRow, toStaticPage } from "./view.ts";

const FIND_PAGE = `SELECT title, content, meta_title AS "metaTitle", meta_description AS "metaDescription", updated_at AS "updatedAt"
  FROM pages WHERE slug = $1 AND is_published`;

/** Returns a published page. @throws NOT_FOUND for an unknown or unpublished page */
export async function getPageBySlug(app: App, slug: string): Promise<StaticPage> {
  const { rows } = await app.db.pool.query<StaticPageRow>({
    name: "static-page",
    text: FIND_PAGE,
    values: [slug],
  });
  if (!rows[0]) throw new AppError("NOT_FOUND", { message: pageTexts.pageNotFound });
  const page = await toStaticPage(rows[0]);
  return { ...page, content: await withImageSizes(app, page.content) };
}
