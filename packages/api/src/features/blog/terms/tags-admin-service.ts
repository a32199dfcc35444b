import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import {
  type AdminTag,
  adminTag,
  type CreateTagInput,
  type UnusedTerm,
  type UpdateTagInput,
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
import { adminTagSelect, toAdminTag } from "./admin-view.ts";
import { TERM_LENGTH, withUniqueTerm } from "./unique-term.ts";

const UNUSED = { posts: { none: { post: { status: "published" } } } } satisfies Prisma.TagWhereInput;

/** A tag in the trash. */
const discardedTag = adminTag.extend({ postIds: z.array(z.number()) });

const tagTaken = { slug: adminTermTexts.tagSlugTaken, name: adminTermTexts.tagNameTaken };
const notFound = () => new AppError("NOT_FOUND", { message: adminTermTexts.tagNotFound });

export async function listAdminTags(app: App): Promise<AdminTag[]> {
  return (await app.db.prisma.tag.findMany({ select: adminTagSelect, orderBy: { name: "asc" } })).map(toAdminTag);
}

/** Creates a tag. @throws CONFLICT if the slug or the name is taken */
export async function createTag(app: App, input: CreateTagInput): Promise<AdminTag> {
  const tag = await withUniqueTerm(tagTaken, () =>
    changePages(app, ["posts"], (tx) => tx.tag.create({ data: input, select: adminTagSelect })),
  );
  return toAdminTag(tag);
}

/**
 * Updates the given fields of a tag; its old address redirects.
 * @throws NOT_FOUND; CONFLICT if the slug or the name is taken
 */
export async function updateTag(app: App, { id, ...input }: UpdateTagInput): Promise<AdminTag> {
  const tag = await withUniqueTerm(tagTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const before = await tx.tag.findUnique({ where: { id }, select: { slug: true } });
      if (!before) throw notFound();
      if (input.slug) await recordAddressChange(tx, paths.tag(before.slug), paths.tag(input.slug));
      return tx.tag.update({ where: { id }, data: input, select: adminTagSelect });
    }),
  );
  return toAdminTag(tag);
}

/** Deletes a tag; its posts stay. @throws NOT_FOUND */
export async function removeTag(app: App, id: number): Promise<void> {
  const count = await discard(app, { id });
  if (count === 0) throw notFound();
}

/** Returns the tags that the clean-up would delete, with their number of unpublished posts. */
export async function listUnusedTags(app: App): Promise<UnusedTerm[]> {
  const unused = await app.db.prisma.tag.findMany({
    where: UNUSED,
    select: {
      id: true,
      name: true,
      slug: true,
      _count: { select: { posts: { where: { post: { deletedAt: null } } } } },
    },
    orderBy: { name: "asc" },
  });
  return unused.map(({ _count, ...tag }) => ({ ...tag, draftCount: _count.posts }));
}

/**
 * Restores a deleted tag with its id and its posts.
 * @returns its new slug if the former one was taken since then
 * @throws NOT_FOUND if it is not in the trash; CONFLICT if its name is taken
 */
export async function restoreTag(app: App, id: number): Promise<string | undefined> {
  return withUniqueTerm(tagTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const { postIds, createdAt, ...tag } = discardedTag.parse(await takeFromTrash(tx, "tag", id));
      const taken = await tx.tag.findMany({ select: { slug: true } });
      const slug = freeSlug(tag.slug, (candidate) => taken.some((each) => each.slug === candidate), TERM_LENGTH);
      await tx.tag.create({ data: { ...tag, slug, createdAt: new Date(createdAt) } });
      const posts = await tx.post.findMany({ where: { id: { in: postIds } }, select: { id: true } });
      await tx.postTag.createMany({ data: posts.map((post) => ({ postId: post.id, tagId: id })) });
      return slug === tag.slug ? undefined : slug;
    }),
  );
}

/** Deletes tags without published posts. @returns the number of deleted tags */
export function cleanUpTags(app: App): Promise<number> {
  return discard(app, UNUSED);
}

function discard(app: App, where: Prisma.TagWhereInput): Promise<number> {
  return changePages(app, ["posts"], async (tx) => {
    const tags = await tx.tag.findMany({ where, select: { ...adminTagSelect, posts: { select: { postId: true } } } });
    await putInTrash(
      tx,
      "tag",
      tags.map(({ posts, ...tag }) => ({
        entityId: tag.id,
        title: tag.name,
        payload: { ...toAdminTag(tag), postIds: posts.map((post) => post.postId) },
      })),
    );
    const { count } = await tx.tag.deleteMany({ where: { id: { in: tags.map((tag) => tag.id) } } });
    return count;
  });
}
