import type { AdminPage } from "@site/contract/site/pages/admin-schema";
import type { StaticPage } from "@site/contract/site/pages/schema";
import type { Prisma } from "@site/db";
import { sanitiseStoredArticle } from "../../../core/text/article.ts";
import { toReadingHtml } from "../../../core/text/reading.ts";

export interface StaticPageRow extends Pick<StaticPage, "title" | "content" | "meta_title" | "meta_description"> {
  updated_at: Date;
}

export async function toStaticPage(row: StaticPageRow): Promise<StaticPage> {
  const content = await toReadingHtml(await sanitiseStoredArticle(row.content));
  return { ...row, content, updated_at: row.updated_at.toISOString() };
}

export function toAdminPage(row: Prisma.PageGetPayload<object>): AdminPage {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    is_published: row.isPublished,
    show_in_footer: row.showInFooter,
  };
}
