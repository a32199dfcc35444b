import { Badge } from "@mantine/core";
import { postStateLabels } from "@site/contract/blog/posts/admin-labels";
import type { PostStatus } from "@site/contract/blog/posts/fields";
import { getPostState } from "./post-visibility.ts";

const colors = { scheduled: "accent", draft: "gray", published: "success", archived: "gray" };

/** Shows the status of a post; a future date makes a published one planned. */
export function StatusBadge({ post }: { post: { status: PostStatus; publishedAt?: string | null } }) {
  const state = getPostState(post);
  return <Badge color={colors[state]}>{postStateLabels[state]}</Badge>;
}
