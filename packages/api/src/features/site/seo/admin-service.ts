import { pageSeoTexts } from "@site/contract/site/seo/admin-labels";
import type { AdminPageSeo, CreatePageSeoInput, UpdatePageSeoInput } from "@site/contract/site/seo/admin-schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { changePages } from "../../../core/pages/pages.ts";

export async function listAdminPageSeo(app: App): Promise<AdminPageSeo[]> {
  return (await app.db.prisma.pageSeo.findMany({ orderBy: { pageKey: "asc" } })).map(toAdminPageSeo);
}

/** Returns the head tags of a page. @throws NOT_FOUND */
export async function getAdminPageSeo(app: App, pageKey: string): Promise<AdminPageSeo> {
  const row = await app.db.prisma.pageSeo.findUnique({ where: { pageKey } });
  if (!row) throw new AppError("NOT_FOUND");
  return toAdminPageSeo(row);
}

/** Creates head tags. @throws CONFLICT if the page already has some */
export async function createPageSeo(app: App, input: CreatePageSeoInput): Promise<AdminPageSeo> {
  const [row] = await changePages(app, ["settings"], (tx) =>
    tx.pageSeo.createManyAndReturn({
      data: [{ ...input, pageName: input.pageName || input.pageKey }],
      skipDuplicates: true,
    }),
  );
  if (!row) throw new AppError("CONFLICT", { message: pageSeoTexts.pageSeoExists });
  return toAdminPageSeo(row);
}

/** Updates head tags. @throws NOT_FOUND */
export async function updatePageSeo(app: App, { pageKey, ...data }: UpdatePageSeoInput): Promise<AdminPageSeo> {
  const [row] = await changePages(app, ["settings"], (tx) =>
    tx.pageSeo.updateManyAndReturn({ where: { pageKey }, data }),
  );
  if (!row) throw new AppError("NOT_FOUND");
  return toAdminPageSeo(row);
}

function toAdminPageSeo(row: Prisma.PageSeoGetPayload<object>): AdminPageSeo {
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
    pageName: row.pageName,
  };
}
