import { Anchor, Box, Group, Image, Paper, Stack, Text, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { ListedPost, PostOrder } from "@site/contract/blog/posts/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber, truncateText } from "@site/contract/common/text";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { PostMenu } from "./post-menu.tsx";
import { PostStateText } from "./post-state-text.tsx";
import { RecentViews } from "./recent-views.tsx";

export interface PostCardProps {
  post: ListedPost;
  /** The order of the list. */
  order: PostOrder;
  selectBox: ReactNode;
  onPreview: () => void;
  onRemove: () => void;
}

/** Shows a post as a card with the menu of its actions. */
export function PostCard({ post, order, selectBox, onPreview, onRemove }: PostCardProps) {
  const titleId = useId();
  return (
    <Paper
      component="article"
      withBorder
      display="flex"
      style={{ flexDirection: "column", overflow: "hidden" }}
      aria-labelledby={titleId}
    >
      {post.featuredImage && (
        <Image
          src={post.featuredImage}
          alt=""
          width={640}
          height={360}
          h="auto"
          radius={0}
          loading="lazy"
          style={{ aspectRatio: "16 / 9" }}
        />
      )}
      <Stack p="md" gap="xs" flex={1}>
        <Group gap="xs">
          {selectBox}
          <Text size="xs" c="dimmed">
            <PostStateText post={post} order={order} />
          </Text>
          <Box ml="auto" my={-4}>
            <PostMenu {...{ post, onPreview, onRemove }} />
          </Box>
        </Group>
        <Title order={2} id={titleId} size="h4">
          <Anchor component={Link} to={adminPaths.post(post.id)} inherit c="var(--ink)">
            {post.title}
          </Anchor>
        </Title>
        {post.excerpt && (
          <Text size="sm" c="dimmed">
            {truncateText(post.excerpt, limits.excerptInAdmin)}
          </Text>
        )}
        <Group gap="0 0.5rem" mt="auto" fz="xs">
          <RecentViews post={post} />
          <Text size="xs" c="dimmed">
            toplam {formatNumber(post.viewCount)} · {post.readingTime} dk okuma{post.isFeatured && " · Slider’da"}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
