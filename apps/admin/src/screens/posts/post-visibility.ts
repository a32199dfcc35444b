import type { PostState } from "@site/contract/blog/posts/admin-schema";
import type { PostStatus } from "@site/contract/blog/posts/fields";

interface Publication {
  status: PostStatus;
  publishedAt?: string | null;
}

/** Returns whether a post is scheduled for a time in the future. */
export function isScheduled({ status, publishedAt }: Publication): boolean {
  return status === "published" && !!publishedAt && new Date(publishedAt).getTime() > Date.now();
}

/** Returns whether readers can open a post. */
export function isPublic(post: Publication): boolean {
  return post.status === "published" && !isScheduled(post);
}

export function getPostState(post: Publication): PostState {
  return isScheduled(post) ? "scheduled" : post.status;
}
