import { adminPost, adminPostRow } from "@site/contract/blog/posts/admin-schema";
import { pickPostTexts, postStatus, postTimeNames } from "@site/contract/blog/posts/fields";
import { postSettings } from "@site/contract/blog/posts/revision-schema";
import { toRecord } from "@site/contract/common/record";
import type { Prisma } from "@site/db";
import { toSelect } from "../../../../core/database/select.ts";

const tags = {
  select: { tag: { select: { id: true, name: true, slug: true } } },
  orderBy: { tagId: "asc" },
} satisfies Prisma.Post$tagsArgs;

/** Columns of a row in the admin list. */
export const adminPostRowSelect = { ...toSelect(adminPostRow), tags } satisfies Prisma.PostSelect;

/** Columns of the editor. */
export const adminPostSelect = { ...toSelect(adminPost), tags } satisfies Prisma.PostSelect;

type PostRow = Prisma.PostGetPayload<{ select: typeof adminPostRowSelect }>;

/** A post as it is stored, with all columns of the editor. */
export type StoredPost = Prisma.PostGetPayload<{ select: typeof adminPostSelect }>;

/** Returns a selected post (a list row or all editor columns) in the administrator's view. */
export function toAdminPost<Row extends PostRow>(post: Row) {
  return {
    ...post,
    status: postStatus.parse(post.status),
    ...toRecord(postTimeNames, (name) => post[name]?.toISOString() ?? null),
    tags: post.tags.map(({ tag }) => tag),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

/** Returns the revision columns of a post's state before an edit. */
export function readRevision(post: StoredPost) {
  const { id, version, updatedAt, tags } = post;
  const settings = postSettings.parse({ ...toAdminPost(post), tagIds: tags.map(({ tag }) => tag.id) });
  return { postId: id, version, ...pickPostTexts(post), settings, createdAt: updatedAt };
}
