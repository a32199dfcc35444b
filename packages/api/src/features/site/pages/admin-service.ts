import { toNumber } from "@site/contract/common/atoms";
import { adminPageTexts } from "@site/contract/site/pages/admin-labels";
import type { AdminPage, CreatePageInput, UpdatePageInput } from "@site/contract/site/pages/admin-schema";
import { pageTexts } from "@site/contract/site/pages/labels";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { withUniqueSlug } from "../../../core/database/unique-slug.ts";
import { recordAddressChange } from "../../../core/pages/address-change.ts";
import { changePages, type PageTag } from "../../../core/pages/pages.ts";
import { sanitiseNewArticle } from "../../../core/text/article.ts";
import { toAdminPage } from "./view.ts";

/** Cache tags of a page: its own address, and the footer of every page. */
const SHOWN_BY: readonly PageTag[] = ["pages", "settings"];

export async function listAdminPages(app: App): Promise<AdminPage[]> {
  return (await app.db.prisma.page.findMany({ orderBy: { id: "asc" } })).map(toAdminPage);
}

/** Creates a page. @throws CONFLICT if the slug is taken */
export async function createPage(app: App, input: CreatePageInput): Promise<AdminPage> {
  const data = {
    ...getColumns(input),
    title: input.title,
    slug: input.slug,
    content: await sanitiseNewArticle(input.content),
  };
  return toAdminPage(
    await withUniqueSlug(adminPageTexts.pageSlugTaken, () =>
      changePages(app, SHOWN_BY, (tx) => tx.page.create({ data })),
    ),
  );
}

/**
 * Updates the given fields of a page by id or slug; its old address redirects.
 * @throws NOT_FOUND; CONFLICT if the slug is taken
 */
export async function updatePage(app: App, { id: key, ...input }: UpdatePageInput): Promise<AdminPage> {
  const id = toNumber(key);
  const data = {
    ...getColumns(input),
    content: input.content === undefined ? undefined : await sanitiseNewArticle(input.content),
  };
  const page = await withUniqueSlug(adminPageTexts.pageSlugTaken, () =>
    changePages(app, SHOWN_BY, async (tx) => {
      const before = await tx.page.findUnique({
        where: id ? { id } : { slug: key },
        select: { id: true, slug: true, isPublished: true },
      });
      if (!before) throw new AppError("NOT_FOUND", { message: pageTexts.pageNotFound });
      if (input.slug && before.isPublished) await recordAddressChange(tx, `/${before.slug}`, `/${input.slug}`);
      return tx.page.update({ where: { id: before.id }, data });
    }),
  );
  return toAdminPage(page);
}

function getColumns(input: Partial<CreatePageInput>) {
  return {
    title: input.title,
    slug: input.slug,
    metaTitle: input.metaTitle,
    metaDescription: input.metaDescription,
    isPublished: input.isPublished,
    showInFooter: input.showInFooter,
  };
}
