import type { UseFormReturnType } from "@mantine/form";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { type PostDraftValues, postDraftValues } from "@site/contract/blog/posts/draft-schema";
import { postTextNames, postTimeNames } from "@site/contract/blog/posts/fields";
import { toRecord } from "@site/contract/common/record";
import { z } from "zod";

/** The values of the form, possibly incomplete; `createPostInput` validates them. Times are ISO 8601 in UTC. */
export type PostFormValues = PostDraftValues;
export type PostForm = UseFormReturnType<PostFormValues>;

export const emptyPost: PostFormValues = {
  ...toRecord(postTextNames, () => ""),
  slug: "",
  featuredImage: "",
  imageAlt: "",
  categoryId: null,
  tagIds: [],
  status: "draft",
  ...toRecord(postTimeNames, () => null),
  isFeatured: false,
};

/** Picks the fields of the form from a post. */
const formValues = z.object(postDraftValues.shape);

/** Returns the form's values of a saved post, in the order of `emptyPost`. */
export function toValues({ tags, featuredImage, ...post }: AdminPost): PostFormValues {
  const values = { ...post, featuredImage: featuredImage ?? "", tagIds: tags.map((tag) => tag.id) };
  return formValues.parse(values satisfies PostFormValues);
}

/** Returns the changes that publish a post now. They replace a future date, which was meant for scheduling. */
export function publishedNow({ status, publishedAt }: PostFormValues): Pick<PostFormValues, "status" | "publishedAt"> {
  const now = new Date().toISOString();
  const keepsDate = publishedAt !== null && (status === "published" || publishedAt <= now);
  return { status: "published", publishedAt: keepsDate ? publishedAt : now };
}
