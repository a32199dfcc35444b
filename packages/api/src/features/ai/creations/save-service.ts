import { creationTexts } from "@site/contract/ai/creations/labels";
import type { CreationState, GeneratedBlog } from "@site/contract/ai/creations/schema";
import { createPostInput } from "@site/contract/blog/posts/admin-schema";
import { foldText } from "@site/contract/common/text";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { createPost } from "../../blog/posts/editing/admin-service.ts";
import { recordProvenance } from "../../blog/provenance/service.ts";
import { createCategory, findCategory } from "../../blog/terms/categories-admin-service.ts";
import { createTag } from "../../blog/terms/tags-admin-service.ts";
import { termKey } from "./generated-text.ts";
import { withoutPlaceholders } from "./image-service.ts";
import type { ImageResult } from "./step-results.ts";

/** Id of the category for posts without one; the first migration creates it. */
const FALLBACK_CATEGORY = 1;
const MAX_SLUGS = 50;

/** Rolls back the transaction of a post if the creation has ended or has a post already. */
class ClaimLostError extends Error {}

export interface FinishedText {
  creation: { id: number; adminId: number | null; templateId: number | null; templateName: string };
  blog: GeneratedBlog;
  model: string;
  images: ImageResult | undefined;
}

/**
 * Saves a creation's text as a draft, once: the post and its claim are one transaction.
 * @param states the states in which the creation may be
 * @returns the post's id; undefined if the creation has ended or got its post since then
 */
export async function saveDraft(
  app: App,
  { creation, blog, model, images }: FinishedText,
  states: readonly CreationState[],
  within: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<number | undefined> {
  const categoryId = await findOrCreateCategory(app, blog.category);
  const tagIds = await findOrCreateTags(app, blog.tags);
  const { tags: _tags, category: _category, ...texts } = blog;
  const content = images?.content ?? withoutPlaceholders(blog.content);
  const attempt = (slug: string) => {
    const input = createPostInput.parse({
      ...texts,
      content,
      slug,
      featuredImage: images?.featuredImage ?? "",
      imageAlt: images?.imageAlt ?? "",
      categoryId,
      tagIds,
      status: "draft",
    });
    return createPost(app, input, creation.adminId, {
      async within(tx, { id }) {
        const { count } = await tx.aiCreation.updateMany({
          where: { id: creation.id, postId: null, state: { in: [...states] } },
          data: { postId: id },
        });
        if (count === 0) throw new ClaimLostError();
        const stored = await tx.post.findUniqueOrThrow({ where: { id }, select: { content: true } });
        const { templateName } = creation;
        await recordProvenance(tx, id, { ...input, content: stored.content, model, templateName });
        if (creation.templateId !== null)
          await tx.promptTemplate.updateMany({
            where: { id: creation.templateId },
            data: { usageCount: { increment: 1 } },
          });
        await within(tx);
      },
    });
  };
  try {
    return (await withFreeSlug(blog.slug, attempt)).id;
  } catch (error) {
    if (error instanceof ClaimLostError) return undefined;
    if (error instanceof AppError && error.details.fields?.categoryId !== undefined)
      throw new AppError("CONFLICT", { message: creationTexts.categories });
    throw error;
  }
}

/**
 * Returns the ids of the tags with these names, except those that cannot be created. Names that differ only in case,
 * accents, punctuation or beyond the length of a slug are the same tag.
 */
async function findOrCreateTags(app: App, names: string[]): Promise<number[]> {
  const known = await app.db.prisma.tag.findMany({ select: { id: true, name: true }, orderBy: { id: "desc" } });
  const byName = new Map(known.map(({ id, name }) => [foldText(name), id])); // "C" and "C++" have one term key
  const byKey = new Map(known.map(({ id, name }) => [termKey(name), id])); // the oldest of equal ones
  const ids = new Set<number>();
  for (const name of names) {
    const id =
      byName.get(foldText(name)) ??
      byKey.get(termKey(name)) ??
      (await orUndefined(app, async () => {
        return (await withFreeSlug(termKey(name), (slug) => createTag(app, { name, slug, description: "" }))).id;
      }));
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
}

/** Returns the id of the category with this name; the fallback if it cannot be created. */
async function findOrCreateCategory(app: App, name: string): Promise<number> {
  const slug = termKey(name);
  if (slug === "") return FALLBACK_CATEGORY;
  const id = await orUndefined(app, async () => {
    const empty = { description: "", seoTitle: "", seoDescription: "" };
    return (await findCategory(app, { name, slug })) ?? (await createCategory(app, { name, slug, ...empty })).id;
  });
  return id ?? FALLBACK_CATEGORY;
}

/** Tries a slug, then the slug with a number, until one is free. @throws any other error of `attempt` */
async function withFreeSlug<Result>(base: string, attempt: (slug: string) => Promise<Result>): Promise<Result> {
  for (let number = 1; ; number++) {
    try {
      return await attempt(number === 1 ? base : `${base}-${number}`);
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "CONFLICT" && error.details.fields?.slug;
      if (!isTaken || number === MAX_SLUGS) throw error;
    }
  }
}

/** Logs a failure to create a term and returns undefined, so that the text is not lost. */
async function orUndefined<Result>(app: App, create: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await create();
  } catch (error) {
    app.log.error(`a category or tag of a generated post: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
