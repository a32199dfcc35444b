import type { UseFormReturnType } from "@mantine/form";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import { type PostDraftValues, postDraftValues } from "@site/contract/blog/posts/draft-schema";

/** Form values, possibly incomplete; `createPostInput` validates them. Times are ISO 8601 in UTC. */
export type PostFormValues = PostDraftValues;
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
  unpublishAt: null,
  isFeatured: false,
  seoTitle: "",
  seoDescription: "",
  seoKeywords: "",
};

/** Returns the form's values of a saved post, in the order of `emptyPost`. */
export function toValues({ tags, featuredImage, ...post }: AdminPost): PostFormValues {
  return postDraftValues.parse({
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    featuredImage: featuredImage ?? "",
    imageAlt: post.imageAlt,
    categoryId: post.categoryId,
    tagIds: tags.map((tag) => tag.id),
    status: post.status,
    publishedAt: post.publishedAt,
    unpublishAt: post.unpublishAt,
    isFeatured: post.isFeatured,
    seoTitle: post.seoTitle,
    seoDescription: post.seoDescription,
    seoKeywords: post.seoKeywords,
  });
}

/** Returns the changes for publishing now: a future date is replaced, because it was meant for scheduling. */
export function publishedNow({ status, publishedAt }: PostFormValues): Pick<PostFormValues, "status" | "publishedAt"> {
  const now = new Date().toISOString();
  const keepsDate = publishedAt !== null && (status === "published" || publishedAt <= now);
  return { status: "published", publishedAt: keepsDate ? publishedAt : now };
}
