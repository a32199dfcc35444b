import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type {
  AdminPost,
  AdminPostPageInput,
  AdminPostRow,
  CreatePostInput,
  ListAdminPostsInput,
  ListedPost,
  UpdatePostInput,
} from "@site/contract/blog/posts/admin-schema";
import type { CalendarEvent, CalendarInput } from "@site/contract/blog/posts/calendar-schema";
import { limits } from "@site/contract/common/limits";
import { type Page, toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import type { PostPageInput } from "@site/contract/keys/post-schema";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { readPage } from "../../../../core/database/read-page.ts";
import { withUniqueSlug } from "../../../../core/database/unique-slug.ts";
import { recordAddressChange } from "../../../../core/pages/address-change.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { sumRecentViews } from "../../../readers/statistics/recent-service.ts";
import { setMailed } from "../../../readers/subscribers/issues/service.ts";
import { updateReferences, withCheckedReferences } from "../../provenance/service.ts";
import { adminPostRowSelect, adminPostSelect, readRevision, type StoredPost, toAdminPost } from "./admin-view.ts";
import { assertTermsExist, changedColumns, contentColumns, newColumns } from "./columns.ts";
import { queuePublicationMessages } from "./publication-service.ts";
import { LIST_ADMIN_POSTS, LIST_CALENDAR } from "./queries.ts";

const notFound = () => new AppError("NOT_FOUND", { message: adminPostTexts.postNotFound });
export const changedMeanwhile = () => new AppError("CONFLICT", { message: adminPostTexts.postChanged });

/** Returns posts of every status, newest first. */
export async function listAdminPosts(
  app: App,
  { limit, offset, ...filter }: ListAdminPostsInput,
): Promise<AdminPostRow[]> {
  const posts = await app.db.prisma.post.findMany({
    where: getWhere(filter),
    select: adminPostRowSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    skip: offset,
  });
  return posts.map(toAdminPost);
}

/** Returns a page of posts of every status, newest first. */
export async function getPostPage(app: App, { page, limit, ...filter }: PostPageInput): Promise<Page<AdminPostRow>> {
  const [posts, total] = await Promise.all([
    listAdminPosts(app, { ...filter, limit, offset: (page - 1) * limit }),
    app.db.prisma.post.count({ where: getWhere(filter) }),
  ]);
  return toPage(posts, { page, limit, total });
}

function getWhere({
  status,
  categoryId,
  search,
}: Pick<ListAdminPostsInput, "status" | "categoryId" | "search">): Prisma.PostWhereInput {
  return { deletedAt: null, status, categoryId, ...(search && { titleWords: { contains: toSearchPhrase(search) } }) };
}

/** Returns a page of posts, nine by default, with their views of the last thirty days and the total count. */
export async function getAdminPostPage(
  app: App,
  { page, limit = limits.blogPageSize, order, state, categoryId, search }: AdminPostPageInput,
): Promise<Page<ListedPost>> {
  const found = await readPage(app.db.pool, {
    text: LIST_ADMIN_POSTS[order],
    values: [state ?? null, categoryId ?? null, search ? toSearchPhrase(search) : null],
    page,
    limit,
    toItem: ({ id }: { id: number; total: number }) => id,
  });
  const [rows, views] = await Promise.all([
    app.db.prisma.post.findMany({ where: { id: { in: found.items } }, select: adminPostRowSelect }),
    sumRecentViews(app, found.items),
  ]);
  const posts = new Map(rows.map((post) => [post.id, { ...toAdminPost(post), recentViews: views.get(post.id) ?? 0 }]));
  return { ...found, items: found.items.flatMap((id) => posts.get(id) ?? []) };
}

/** Returns a post for the editor. @throws NOT_FOUND */
export async function getAdminPost(app: App, id: number): Promise<AdminPost> {
  const post = await app.db.prisma.post.findUnique({ where: { id, deletedAt: null }, select: adminPostSelect });
  if (!post) throw notFound();
  return toAdminPost(post);
}

interface CreateOptions {
  /** Runs in the transaction that creates the post. */
  within?(tx: Prisma.TransactionClient, post: { id: number; version: number }): Promise<void>;
}

/** Creates a post. @throws CONFLICT if the slug is taken, VALIDATION_FAILED for an unknown category or tag */
export async function createPost(
  app: App,
  { tags = [], isMailed, ...input }: CreatePostInput,
  authorId: number | null,
  { within }: CreateOptions = {},
): Promise<AdminPost> {
  const tagIds = input.tagIds.length > 0 ? input.tagIds : tags.map((tag) => tag.id);
  await assertTermsExist(app, { categoryId: input.categoryId, tagIds });
  const columns = await newColumns(input, await databaseNow(app.db.prisma));
  const post = await withUniqueSlug(adminPostTexts.postSlugTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const created = await tx.post.create({
        data: { ...columns, authorId, tags: { create: tagIds.map((tagId) => ({ tagId })) } },
        select: adminPostSelect,
      });
      await within?.(tx, created);
      if (isMailed !== undefined) await setMailed(tx, created.id, isMailed);
      await queuePublicationMessages(app, tx, created);
      return created;
    }),
  );
  return toAdminPost(post);
}

/**
 * Updates the sent fields and stores the former version as a revision; equal values change nothing. A changed public
 * address leaves a redirect.
 * @throws NOT_FOUND; CONFLICT if the slug is taken or, with `version`, the post has changed since then;
 * VALIDATION_FAILED if an AI draft with unchecked references is to be published; with `isMailed` those of `keepPostOut`
 */
export async function updatePost(
  app: App,
  { id, version, tags, isMailed, ...input }: UpdatePostInput,
): Promise<AdminPost> {
  const tagIds = input.tagIds ?? tags?.map((tag) => tag.id);
  await assertTermsExist(app, { categoryId: input.categoryId, tagIds });
  const content = input.content === undefined ? undefined : await contentColumns(input.content);
  const post = await withUniqueSlug(adminPostTexts.postSlugTaken, () =>
    changePages(app, ["posts"], async (tx) => {
      const before = await tx.post.findUnique({ where: { id, deletedAt: null }, select: adminPostSelect });
      if (!before) throw notFound();
      if (version !== undefined && version !== before.version) throw changedMeanwhile();
      if (isMailed !== undefined) await setMailed(tx, id, isMailed);
      const now = await databaseNow(tx);
      const { tagIds: _, ...fields } = input;
      const columns = changedColumns(fields, content, before, now);
      const newTags = tagIds && !hasTags(before, tagIds) ? tagIds : undefined;
      if (Object.keys(columns).length === 0 && !newTags) return before;
      const addReferences = await updateReferences(tx, id, { ...before, ...columns });
      const { count } = await withCheckedReferences("status", () =>
        tx.post.updateMany({
          where: { id, deletedAt: null, version: before.version },
          data: { ...columns, version: { increment: 1 } },
        }),
      );
      if (count === 0) throw changedMeanwhile();
      await addReferences();
      if (wasRead(before, now) && columns.slug)
        await recordAddressChange(tx, paths.post(before.slug), paths.post(columns.slug));
      await tx.postRevision.create({ data: readRevision(before) });
      if (newTags) {
        await tx.postTag.deleteMany({ where: { postId: id } });
        await tx.postTag.createMany({ data: newTags.map((tagId) => ({ postId: id, tagId })) });
      }
      const saved = await tx.post.findUniqueOrThrow({ where: { id }, select: adminPostSelect });
      await queuePublicationMessages(app, tx, saved, before);
      return saved;
    }),
  );
  return toAdminPost(post);
}

function hasTags({ tags }: StoredPost, tagIds: number[]): boolean {
  return tags.length === tagIds.length && tags.every(({ tag }) => tagIds.includes(tag.id));
}

/** Sets the featured image and removes the alternative text of a former, different image. @throws NOT_FOUND */
export async function setFeaturedImage(app: App, id: number, featuredImage: string): Promise<void> {
  await changePages(app, ["posts"], async (tx) => {
    const { count } = await tx.post.updateMany({
      where: { id, deletedAt: null, OR: [{ featuredImage: null }, { featuredImage: { not: featuredImage } }] },
      data: { featuredImage, imageAlt: "", version: { increment: 1 } },
    });
    if (count === 0 && (await tx.post.count({ where: { id, deletedAt: null } })) === 0) throw notFound();
  });
}

/** Returns whether the post was ever public, even if it was unpublished later. */
function wasRead({ publishedAt }: { publishedAt: Date | null }, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now;
}

/** Returns the publications of a month and their ends, in order of time. */
export async function listCalendar(app: App, { month }: CalendarInput): Promise<CalendarEvent[]> {
  const { rows } = await app.db.pool.query<CalendarEvent>(LIST_CALENDAR, [`${month}-01`]);
  return rows;
}
