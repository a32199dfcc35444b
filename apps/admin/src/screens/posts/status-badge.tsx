import { Badge } from "@mantine/core";
import type { PostStatus } from "@site/contract/blog/posts/fields";
import { getStatusLabel, isPublic, isScheduled } from "./post-visibility.ts";

/** Shows the status of a post; a future date makes a published one planned. */
export function StatusBadge({ post }: { post: { status: PostStatus; publishedAt?: string | null } }) {
  const color = isPublic(post) ? "success" : isScheduled(post) ? "accent" : "gray";
  return <Badge color={color}>{getStatusLabel(post)}</Badge>;
}
