import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { BulkChange, BulkChangeResult } from "@site/contract/blog/posts/bulk-schema";
import { postStatus } from "@site/contract/blog/posts/fields";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { putInTrash, takeFromTrash } from "../../../../core/database/trash.ts";
import { freeSlug, withUniqueSlug } from "../../../../core/database/unique-slug.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { assertReferencesChecked, withCheckedReferences } from "../../provenance/service.ts";
import { hasBareImage } from "./alt-texts.ts";
import { queuePublicationMessages } from "./publication-service.ts";

type Tx = Prisma.TransactionClient;
type Change<Kind extends BulkChange["kind"]> = Extract<BulkChange, { kind: Kind }>;

/** Maximum length of a slug before an appended number. */
const SLUG_STEM = 150;

const nothing: BulkChangeResult = { changed: 0, undo: [] };

/**
 * Changes several posts in one transaction; unknown and deleted ones are skipped.
 * @throws VALIDATION_FAILED for an unknown category or tag; NOT_FOUND for a restored post that is not in the trash
 */
export function changePosts(app: App, change: BulkChange): Promise<BulkChangeResult> {
  return withUniqueSlug(adminPostTexts.postSlugTaken, () =>
    changePages(app, ["posts"], (tx) => {
      switch (change.kind) {
        case "status":
          return setStatus(app, tx, change);
        case "category":
          return setCategory(tx, change);
        case "addTags":
          return addTags(tx, change);
        case "removeTags":
          return removeTags(tx, change);
        case "remove":
          return removePosts(tx, change);
        case "restore":
          return restorePosts(tx, change);
      }
    }),
  );
}

/** Moves a post to the trash. Its slug becomes free; comments and revisions stay. @throws NOT_FOUND */
export async function removePost(app: App, id: number): Promise<void> {
  const { changed } = await changePosts(app, { kind: "remove", ids: [id] });
  if (changed === 0) throw new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
}

/**
 * Restores a deleted post as a draft.
 * @returns its new slug if the former one was taken since then
 * @throws NOT_FOUND if it is not in the trash
 */
export async function restorePost(app: App, id: number): Promise<string | undefined> {
  const { renamed } = await changePosts(app, { kind: "restore", ids: [id] });
  return renamed?.[0]?.slug;
}

async function setStatus(
  app: App,
  tx: Tx,
  { ids, status, publishedAt, unpublishAt }: Change<"status">,
): Promise<BulkChangeResult> {
  const posts = await tx.post.findMany({
    where: { id: { in: ids }, deletedAt: null, status: { not: status } },
    select: { id: true, status: true, publishedAt: true, unpublishAt: true },
  });
  if (status === "published") {
    await assertAltTexts(tx, getIds(posts));
    await assertReferencesChecked(tx, getIds(posts));
  }
  const changed = posts.map(({ id }) => id);
  const isPublished = status === "published";
  const dates = isPublished
    ? {
        ...(publishedAt && { publishedAt: new Date(publishedAt) }),
        ...(unpublishAt && { unpublishAt: new Date(unpublishAt) }),
      }
    : { ...(publishedAt === null && { publishedAt }), unpublishAt: null };
  if (isPublished)
    await tx.post.updateMany({
      where: { id: { in: changed }, publishedAt: null },
      data: { publishedAt: await databaseNow(tx) },
    });
  await withCheckedReferences("ids", () =>
    tx.post.updateMany({
      where: { id: { in: changed }, deletedAt: null },
      data: { status, version: { increment: 1 }, ...dates },
    }),
  );
  if (isPublished) await queueMessages(app, tx, changed);
  return { changed: changed.length, undo: formerStates(posts, isPublished) };
}

type State = { id: number; status: string; publishedAt: Date | null; unpublishAt: Date | null };

/** Returns the changes that restore former states, one per state, with the dates that the change removed. */
function formerStates(posts: State[], wasPublished: boolean): BulkChange[] {
  const getChange = ({ status, publishedAt, unpublishAt }: State) => ({
    kind: "status" as const,
    status: postStatus.parse(status),
    ...(wasPublished && publishedAt === null && { publishedAt }),
    ...(unpublishAt !== null && { unpublishAt: unpublishAt.toISOString() }),
  });
  return groupBy(posts, (post) => JSON.stringify(getChange(post))).flatMap(([, group]) =>
    group[0] ? [{ ...getChange(group[0]), ids: getIds(group) }] : [],
  );
}

async function queueMessages(app: App, tx: Tx, ids: number[]): Promise<void> {
  const select = { id: true, title: true, slug: true, status: true, publishedAt: true };
  const posts = await tx.post.findMany({ where: { id: { in: ids } }, select, orderBy: { id: "asc" } });
  for (const post of posts) await queuePublicationMessages(app, tx, post);
}

/** Refuses to publish posts with images that have no alternative text. @throws VALIDATION_FAILED with their titles */
async function assertAltTexts(tx: Tx, ids: number[]): Promise<void> {
  const posts = await tx.post.findMany({
    where: { id: { in: ids } },
    select: { title: true, content: true },
  });
  const bare = posts.filter(({ content }) => hasBareImage(content));
  if (bare.length > 0) throw error("ids", adminPostTexts.altTextsMissing(bare.map(({ title }) => title).join(", ")));
}

async function setCategory(tx: Tx, { ids, categoryId }: Change<"category">): Promise<BulkChangeResult> {
  if (categoryId !== null && (await tx.category.count({ where: { id: categoryId } })) === 0)
    throw error("categoryId", adminTermTexts.categoryNotFound);
  const posts = await tx.post.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, categoryId: true },
  });
  const changed = posts.filter((post) => post.categoryId !== categoryId);
  await bumpVersions(tx, getIds(changed), { categoryId });
  return {
    changed: changed.length,
    undo: groupBy(changed, (post) => post.categoryId).map(
      ([before, group]): BulkChange => ({ kind: "category", ids: getIds(group), categoryId: before }),
    ),
  };
}

async function addTags(tx: Tx, { ids, tagIds }: Change<"addTags">): Promise<BulkChangeResult> {
  const wanted = [...new Set(tagIds)];
  if ((await tx.tag.count({ where: { id: { in: wanted } } })) !== wanted.length)
    throw error("tagIds", adminTermTexts.tagNotFound);
  const posts = await tx.post.findMany({ where: { id: { in: ids }, deletedAt: null }, select: { id: true } });
  const added = await tx.postTag.createManyAndReturn({
    data: posts.flatMap(({ id }) => wanted.map((tagId) => ({ postId: id, tagId }))),
    skipDuplicates: true,
  });
  return tagsChanged(tx, added, "removeTags");
}

async function removeTags(tx: Tx, { ids, tagIds }: Change<"removeTags">): Promise<BulkChangeResult> {
  const where = { postId: { in: ids }, tagId: { in: tagIds }, post: { deletedAt: null } };
  const removed = await tx.postTag.findMany({ where });
  await tx.postTag.deleteMany({ where });
  return tagsChanged(tx, removed, "addTags");
}

/** Returns the result of a change of tags. @param inverse the change that undoes it */
async function tagsChanged(
  tx: Tx,
  links: { postId: number; tagId: number }[],
  inverse: "addTags" | "removeTags",
): Promise<BulkChangeResult> {
  const posts = groupBy(links, ({ postId }) => postId);
  await bumpVersions(
    tx,
    posts.map(([id]) => id),
    {},
  );
  const undo = groupBy(links, ({ tagId }) => tagId).map(
    ([tagId, group]): BulkChange => ({ kind: inverse, ids: group.map(({ postId }) => postId), tagIds: [tagId] }),
  );
  return { changed: posts.length, undo };
}

async function removePosts(tx: Tx, { ids }: Change<"remove">): Promise<BulkChangeResult> {
  const before = await tx.post.findMany({
    where: { id: { in: ids }, deletedAt: null, status: { not: "draft" } },
    select: { id: true, status: true, publishedAt: true, unpublishAt: true },
  });
  const posts = await tx.post.updateManyAndReturn({
    where: { id: { in: ids }, deletedAt: null },
    data: { deletedAt: await databaseNow(tx), status: "draft", unpublishAt: null, version: { increment: 1 } },
    select: { id: true, title: true },
  });
  if (posts.length === 0) return nothing;
  await putInTrash(
    tx,
    "post",
    posts.map(({ id, title }) => ({ entityId: id, title, payload: {} })),
  );
  return { changed: posts.length, undo: [{ kind: "restore", ids: getIds(posts) }, ...formerStates(before, false)] };
}

async function restorePosts(tx: Tx, { ids }: Change<"restore">): Promise<BulkChangeResult> {
  for (const id of ids) await takeFromTrash(tx, "post", id);
  const where = { id: { in: ids }, deletedAt: { not: null } };
  const posts = await tx.post.findMany({
    where,
    select: { id: true, title: true, slug: true },
    orderBy: { id: "asc" },
  });
  const renamed: { title: string; slug: string }[] = [];
  for (const { id, title, slug } of posts) {
    const free = await findFreeSlug(tx, slug);
    await tx.post.update({ where: { id }, data: { deletedAt: null, slug: free, version: { increment: 1 } } });
    if (free !== slug) renamed.push({ title, slug: free });
  }
  return { changed: posts.length, undo: [{ kind: "remove", ids }], renamed };
}

async function findFreeSlug(tx: Tx, slug: string): Promise<string> {
  const taken = await tx.post.findMany({
    where: { deletedAt: null, OR: [{ slug }, { slug: { startsWith: slug.slice(0, SLUG_STEM) } }] },
    select: { slug: true },
  });
  return freeSlug(slug, (candidate) => taken.some((post) => post.slug === candidate));
}

async function bumpVersions(tx: Tx, ids: number[], data: { categoryId?: number | null }): Promise<void> {
  await tx.post.updateMany({
    where: { id: { in: ids }, deletedAt: null },
    data: { ...data, version: { increment: 1 } },
  });
}

function getIds(posts: { id: number }[]): number[] {
  return posts.map(({ id }) => id);
}

function groupBy<Item, Key extends number | string | null>(
  items: Item[],
  getKey: (item: Item) => Key,
): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups];
}

function error(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
