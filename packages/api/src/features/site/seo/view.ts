import type { AdminPageSeo } from "@site/contract/site/seo/admin-schema";
import type { PageSeo } from "@site/contract/site/seo/schema";
import type { Prisma } from "@site/db";

export function toPageSeo(row: Prisma.PageSeoGetPayload<object>): PageSeo {
  return {
    pageKey: row.pageKey,
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
    metaKeywords: row.metaKeywords,
    ogTitle: row.ogTitle,
    ogDescription: row.ogDescription,
    ogImage: row.ogImage,
    canonicalUrl: row.canonicalUrl,
    robots: row.robots,
  };
}

export function toAdminPageSeo(row: Prisma.PageSeoGetPayload<object>): AdminPageSeo {
  return { ...toPageSeo(row), pageName: row.pageName };
}
