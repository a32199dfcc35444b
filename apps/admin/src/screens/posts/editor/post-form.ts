import type { UseFormReturnType } from "@mantine/form";
import { type AdminPost, postStatus } from "@site/contract/blog/admin-schema";
import { z } from "zod";

/** Form values, possibly incomplete; `createPostInput` validates them. */
const postFormValues = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featuredImage: z.string(),
  imageAlt: z.string(),
  categoryId: z.number().nullable(),
  tagIds: z.array(z.number()),
  status: postStatus,
  /** ISO 8601 in UTC. */
  publishedAt: z.string().nullable(),
  isFeatured: z.boolean(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
});

export type PostFormValues = z.output<typeof postFormValues>;
export type PostForm = UseFormReturnType<PostFormValues>;

export const emptyPost: PostFormValues = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  featuredImage: "",
  imageAlt: "",
  categoryId: null,
  tagIds: [],
  status: "draft",
  publishedAt: null,
  isFeatured: false,
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
};

export function valuesOf(post: AdminPost): PostFormValues {
  return postFormValues.parse({
    ...post,
    featuredImage: post.featuredImage ?? "",
    tagIds: post.tags.map((tag) => tag.id),
  });
}

/** Returns the changes for publishing now: a future date is replaced, because it was meant for scheduling. */
export function publishedNow({ status, publishedAt }: PostFormValues): Pick<PostFormValues, "status" | "publishedAt"> {
  const now = new Date().toISOString();
  const keepsDate = publishedAt !== null && (status === "published" || publishedAt <= now);
  return { status: "published", publishedAt: keepsDate ? publishedAt : now };
}
