import {
  type App,
  createCategory,
  createPost,
  createTag,
  listAdminCategories,
  listAdminPosts,
  listAdminTags,
} from "@site/api";
import { createPostInput, listAdminPostsInput } from "@site/contract/blog/posts/admin-schema";
import { createCategoryInput, createTagInput } from "@site/contract/blog/terms/admin-schema";
import { z } from "zod";
import type { SeedFiles } from "./files.ts";

const categoryList = z.array(createCategoryInput);
const tagList = z.array(createTagInput);
const articleList = z.array(
  createPostInput
    .omit({ content: true, status: true, categoryId: true, tagIds: true })
    .extend({ publishedAt: z.string(), category: z.string(), tags: z.array(z.string()) }),
);

/** Seeds categories. */
export async function seedBlog(app: App, files: SeedFiles): Promise<void> {
  const categories = idsBySlug(await listAdminCategories(app));
  for (const category of await files.json("content/categories.json", categoryList)) {
    if (!categories.has(category.slug)) await createCategory(app, category);
  }
}

/** Seeds sample articles with their tags, oldest first; the text of each article is in a file named after its slug. */
export async function seedPosts(app: App, files: SeedFiles): Promise<void> {
  const categories = idsBySlug(await listAdminCategories(app));
  const tags = idsBySlug(await listAdminTags(app));
  for (const tag of await files.json("content/tags.json", tagList)) {
    if (!tags.has(tag.slug)) tags.set(tag.slug, (await createTag(app, tag)).id);
  }
  const known = idsBySlug(await listAdminPosts(app, listAdminPostsInput.parse({ limit: 200 })));
  const articles = await files.json("content/posts.json", articleList);
  for (const article of articles.sort((a, b) => a.publishedAt.localeCompare(b.publishedAt))) {
    if (known.has(article.slug)) continue;
    const content = await files.text(`content/posts/${article.slug}.html`);
    const { tags: tagSlugs, category, ...texts } = article;
    await createPost(
      app,
      createPostInput.parse({
        ...texts,
        content,
        tagIds: tagSlugs.flatMap((slug) => tags.get(slug) ?? []),
        categoryId: categories.get(category),
        status: "published",
      }),
      null,
    );
  }
}

function idsBySlug(records: { id: number; slug: string }[]): Map<string, number> {
  return new Map(records.map(({ id, slug }) => [slug, id]));
}
