import { adminPostTexts } from "@site/contract/blog/posts/admin-labels";
import type { CreatePostInput, UpdatePostInput } from "@site/contract/blog/posts/admin-schema";
import { adminTermTexts } from "@site/contract/blog/terms/admin-labels";
import { readingMinutes } from "@site/contract/common/text";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { sanitiseNewArticle } from "../../../../core/text/article.ts";
import { findText } from "../../../../core/text/html.ts";
import type { StoredPost } from "./admin-view.ts";
import { assertContentDescribed } from "./alt-texts.ts";

type Fields = Omit<UpdatePostInput, "id" | "version" | "tags" | "tagIds">;

/**
 * Returns the content's columns: sanitised, as plain text, with the reading time. @throws VALIDATION_FAILED if empty
 */
export async function contentColumns(given: string) {
  const content = await sanitiseNewArticle(given);
  const contentText = findText(content);
  if (contentText === "" && !/<(img|table|hr)\b/.test(content)) throw invalid("content", "İçerik gereklidir");
  return { content, contentText, readingTime: readingMinutes(contentText) };
}

/** Returns the columns of a new post. @throws VALIDATION_FAILED if it cannot be published or ends before it appears */
export async function newColumns({ tagIds: _, ...input }: Omit<CreatePostInput, "tags">, now: Date) {
  const content = await contentColumns(input.content);
  if (input.status === "published") assertContentDescribed(content.content);
  return {
    ...input,
    ...content,
    ...getPublication(input, undefined, now),
    featuredImage: input.featuredImage || null,
  };
}

/**
 * Returns the columns that an update changes; none if the sent values equal the stored ones. A new picture never keeps
 * the former picture's alternative text, even if the update sends that text.
 * @throws VALIDATION_FAILED as `newColumns`
 */
export function changedColumns(
  { content: _, publishedAt, unpublishAt, featuredImage, ...fields }: Fields,
  content: Awaited<ReturnType<typeof contentColumns>> | undefined,
  before: StoredPost,
  now: Date,
) {
  const picture = featuredImage === undefined ? undefined : featuredImage || null;
  const isOtherPicture = picture !== undefined && picture !== before.featuredImage;
  const alt = fields.imageAlt ?? before.imageAlt;
  const status = fields.status ?? before.status;
  const after = {
    ...fields,
    ...(content && content.content !== before.content && content),
    ...getPublication({ status, publishedAt, unpublishAt }, before, now),
    featuredImage: picture,
    imageAlt: isOtherPicture && alt === before.imageAlt ? "" : alt,
  };
  const changed = withoutSame(after, before);
  if (status === "published" && ("content" in changed || "status" in changed))
    assertContentDescribed(content?.content ?? before.content);
  return changed;
}

function withoutSame<Columns extends object>(after: Columns, before: StoredPost): Partial<Columns> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  const changed: Partial<Columns> = { ...after };
  for (const name of getKeys(after))
    if (after[name] === undefined || comparable(after[name]) === comparable(stored.get(String(name))))
      delete changed[name];
  return changed;
}

function getKeys<Columns extends object>(columns: Columns): (keyof Columns)[] {
  const names: (keyof Columns)[] = [];
  for (const name in columns) names.push(name);
  return names;
}

/**
 * Returns the times when a post appears and ends. A published post without a date appears at its earlier date,
 * otherwise now; only a published post has an end.
 * @throws VALIDATION_FAILED if it ends before it appears
 */
function getPublication(
  input: { status: string; publishedAt?: string | null | undefined; unpublishAt?: string | null | undefined },
  before: { publishedAt: Date | null; unpublishAt: Date | null } | undefined,
  now: Date,
): { publishedAt: Date | null; unpublishAt: Date | null } {
  const isPublished = input.status === "published";
  const given = input.publishedAt ? new Date(input.publishedAt) : before?.publishedAt;
  const publishedAt = given ?? (isPublished ? now : null);
  const end = input.unpublishAt === undefined ? before?.unpublishAt : input.unpublishAt && new Date(input.unpublishAt);
  const unpublishAt = (isPublished && end) || null;
  if (publishedAt && unpublishAt && unpublishAt <= publishedAt)
    throw invalid("unpublishAt", adminPostTexts.endsTooEarly);
  return { publishedAt, unpublishAt };
}

/** Checks that the sent category and tags exist. @throws VALIDATION_FAILED */
export async function assertTermsExist(
  app: App,
  { categoryId, tagIds = [] }: { categoryId?: number | null | undefined; tagIds?: number[] | undefined },
): Promise<void> {
  if (new Set(tagIds).size !== tagIds.length) throw invalid("tagIds", "Aynı etiket iki kez seçilmiş");
  const [categories, tags] = await Promise.all([
    categoryId ? app.db.prisma.category.count({ where: { id: categoryId } }) : 1,
    tagIds.length > 0 ? app.db.prisma.tag.count({ where: { id: { in: tagIds } } }) : 0,
  ]);
  if (categories === 0) throw invalid("categoryId", adminTermTexts.categoryNotFound);
  if (tags !== tagIds.length) throw invalid("tagIds", adminTermTexts.tagNotFound);
}

function invalid(field: string, message: string): AppError {
  return new AppError("VALIDATION_FAILED", { message, fields: { [field]: message } });
}
