import type { AdminPage } from "@site/contract/site/pages/admin-schema";
import type { StaticPage } from "@site/contract/site/pages/schema";
import type { Prisma } from "@site/db";
import { sanitiseStoredArticle } from "../../../core/text/article.ts";
import { toReadingHtml } from "../../../core/text/reading.ts";

export interface StaticPageRow extends Omit<StaticPage, "updatedAt"> {
  updatedAt: Date;
}

export async function toStaticPage(row: StaticPageRow): Promise<StaticPage> {
  const content = await toReadingHtml(await sanitiseStoredArticle(row.content));
  return { ...row, content, updatedAt: row.updatedAt.toISOString() };
}

export function toAdminPage(row: Prisma.PageGetPayload<object>): AdminPage {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    isPublished: row.isPublished,
    showInFooter: row.showInFooter,
  };
}
