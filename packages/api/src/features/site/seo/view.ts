import type { AdminPageSeo } from "@site/contract/site/seo/admin-schema";
import type { PageSeo } from "@site/contract/site/seo/schema";
import type { Prisma } from "@site/db";

export function toPageSeo(row: Prisma.PageSeoGetPayload<object>): PageSeo {
  return {
    page_key: row.pageKey,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    og_title: row.ogTitle,
    og_description: row.ogDescription,
    og_image: row.ogImage,
    canonical_url: row.canonicalUrl,
    robots: row.robots,
  };
}

export function toAdminPageSeo(row: Prisma.PageSeoGetPayload<object>): AdminPageSeo {
  return { ...toPageSeo(row), page_name: row.pageName };
}
