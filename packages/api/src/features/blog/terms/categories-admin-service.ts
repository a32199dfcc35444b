import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import {
  type AdminCategory,
  adminCategory,
  type CreateCategoryInput,
  type RemoveCategoryInput,
  type UnusedTerm,
  type UpdateCategoryInput,
} from "@site/contract/blog/terms/admin-schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import { z } from "zod";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { putInTrash, takeFromTrash } from "../../../core/database/trash.ts";
import { freeSlug } from "../../../core/database/unique-slug.ts";
import { recordAddressChange } from "../../../core/pages/address-change.ts";
import { changePages } from "../../../core/pages/pages.ts";
import { adminCategorySelect, toAdminCategory } from "./admin-view.ts";
import { FIND_CATEGORY_BY_NAME, LOCK_CATEGORIES } from "./queries.ts";
import { TERM_LENGTH, withUniqueTerm } from "./unique-term.ts";

/** Id of "Genel", which receives the posts of deleted categories and cannot be deleted. */
const FALLBACK_CATEGORY = 1;

const UNUSED = {
  id: { not: FALLBACK_CATEGORY },
  posts: { none: { status: "published" } },
} satisfies Prisma.CategoryWhereInput;

/** The columns that restore a category, without deleted posts. */
const discardedSelect = {
  ...adminCategorySelect,
  posts: { where: { deletedAt: null }, select: { id: true } },
} satisfies Prisma.CategorySelect;

/** A category in the trash; `movedTo` is the category that received its posts. */
const discardedCategory = adminCategory.extend({ postIds: z.array(z.number()), movedTo: z.number() });

const categoryTaken = { slug: adminTermTexts.categorySlugTaken, name: adminTermTexts.categoryNameTaken };
const notFound = () => new AppError("NOT_FOUND", { message: adminTermTexts.categoryNotFound });
const badTarget = (message: string) =>
  new AppError("VALIDATION_FAILED", { message, fields: { moveToCategory: message } });

export async function listAdminCategories(app: App): Promise<AdminCategory[]> {
  return (await app.db.prisma.category.findMany({ select: adminCategorySelect, orderBy: { id: "asc" } })).map(
    toAdminCategory,
  );
}

/** Returns a category. @throws NOT_FOUND */
export async function getAdminCategory(app: App, id: number): Promise<AdminCategory> {
  const category = await app.db.prisma.category.findUnique({ where: { id }, select: adminCategorySelect });
  if (!category) throw notFound();
  return toAdminCategory(category);
}

/** Returns the id of the category with this name (compared by `name_key`) or this slug. */
export async function findCategory(app: App, { name, slug }: { name: string; slug: string }) {
  const { rows } = await app.db.pool.query<{ id: number }>(FIND_CATEGORY_BY_NAME, [name, slug]);
  return rows[0]?.id;
}

/** Creates a category. @throws CONFLICT if the slug or the name is taken */
export async function createCategory(app: App, input: CreateCategoryInput): Promise<AdminCategory> {
  const category = await withUniqueTerm(categoryTaken, () =>
    changePages(app, ["posts"], (tx) => tx.category.create({ data: input, select: adminCategorySelect })),
  );
  return toAdminCategory(category);
}

/**
 * Updates the given fields of a category; its old address redirects.
 * @throws NOT_FOUND; CONFLICT if the slug or the name is taken
 */
export async function updateCategory(app: App, { id, ...input }: UpdateCategoryInput): Promise<AdminCategory> {
  const category = await withUniqueTerm(categoryTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const before = await tx.category.findUnique({ where: { id }, select: { slug: true } });
      if (!before) throw notFound();
      if (input.slug) await recordAddressChange(tx, paths.category(before.slug), paths.category(input.slug));
      return tx.category.update({ where: { id }, data: input, select: adminCategorySelect });
    }),
  );
  return toAdminCategory(category);
}

/**
 * Deletes a category after moving its posts.
 * @throws CONFLICT for the fallback category and, with the flags requiresMove and postCount, if posts have no target;
 * NOT_FOUND; VALIDATION_FAILED for an unknown target or the category itself
 */
export async function removeCategory(app: App, { id, moveToCategory }: RemoveCategoryInput): Promise<void> {
  if (id === FALLBACK_CATEGORY) throw new AppError("CONFLICT", { message: adminTermTexts.categoryIsFallback });
  if (moveToCategory === id) throw badTarget(adminTermTexts.moveTargetIsSame);
  await changePages(app, ["posts"], async (tx) => {
    await lockCategories(tx);
    const category = await tx.category.findUnique({ where: { id }, select: discardedSelect });
    if (!category) throw notFound();
    const postCount = category.posts.length;
    if (postCount > 0 && !moveToCategory)
      throw new AppError("CONFLICT", {
        message: adminTermTexts.categoryHasPosts(postCount),
        flags: { requiresMove: true, postCount },
      });
    if (moveToCategory && (await tx.category.count({ where: { id: moveToCategory } })) === 0)
      throw badTarget(adminTermTexts.moveTargetUnknown);
    await discard(tx, [category], moveToCategory ?? FALLBACK_CATEGORY);
  });
}

/** Returns the categories that the clean-up would delete, with their number of unpublished posts. */
export async function listUnusedCategories(app: App): Promise<UnusedTerm[]> {
  const unused = await app.db.prisma.category.findMany({
    where: UNUSED,
    select: { id: true, name: true, slug: true, _count: { select: { posts: { where: { deletedAt: null } } } } },
    orderBy: { id: "asc" },
  });
  return unused.map(({ _count, ...category }) => ({ ...category, draftCount: _count.posts }));
}

/**
 * Deletes categories without published posts; their drafts move to "Genel".
 * @returns the number of deleted categories
 */
export async function cleanUpCategories(app: App): Promise<number> {
  return changePages(app, ["posts"], async (tx) => {
    await lockCategories(tx);
    const unused = await tx.category.findMany({ where: UNUSED, select: discardedSelect });
    await discard(tx, unused, FALLBACK_CATEGORY);
    return unused.length;
  });
}

/**
 * Restores a deleted category with its id. Its posts return to it unless they were moved elsewhere in the meantime.
 * @returns its new slug if the former one was taken since then
 * @throws NOT_FOUND if it is not in the trash; CONFLICT if its name is taken
 */
export async function restoreCategory(app: App, id: number): Promise<string | undefined> {
  return withUniqueTerm(categoryTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      await lockCategories(tx);
      const payload = discardedCategory.parse(await takeFromTrash(tx, "category", id));
      const { postIds, movedTo, createdAt, ...category } = payload;
      const taken = await tx.category.findMany({ select: { slug: true } });
      const slug = freeSlug(category.slug, (candidate) => taken.some((each) => each.slug === candidate), TERM_LENGTH);
      await tx.category.create({ data: { ...category, slug, createdAt: new Date(createdAt) } });
      await tx.post.updateMany({ where: { id: { in: postIds }, categoryId: movedTo }, data: { categoryId: id } });
      return slug === category.slug ? undefined : slug;
    }),
  );
}

/** Locks all categories, so that no post can be added to one that is being deleted. */
async function lockCategories(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$queryRawUnsafe(LOCK_CATEGORIES);
}

async function discard(
  tx: Prisma.TransactionClient,
  categories: Prisma.CategoryGetPayload<{ select: typeof discardedSelect }>[],
  target: number,
): Promise<void> {
  const ids = categories.map((category) => category.id);
  await putInTrash(
    tx,
    "category",
    categories.map(({ posts, ...category }) => ({
      entityId: category.id,
      title: category.name,
      payload: { ...toAdminCategory(category), postIds: posts.map((post) => post.id), movedTo: target },
    })),
  );
  await tx.post.updateMany({ where: { categoryId: { in: ids } }, data: { categoryId: target } });
  await tx.category.deleteMany({ where: { id: { in: ids } } });
}
