import { Badge } from "@mantine/core";
import type { PostStatus } from "@site/contract/blog/admin-schema";
import { getStatusLabel, isPublic, isScheduled } from "./post-visibility.ts";

/** Shows a post's status as a coloured badge. */
export function StatusBadge({ post }: { post: { status: PostStatus; publishedAt?: string | null } }) {
  const color = isPublic(post) ? "success" : isScheduled(post) ? "accent" : "gray";
  return <Badge color={color}>{getStatusLabel(post)}</Badge>;
}
