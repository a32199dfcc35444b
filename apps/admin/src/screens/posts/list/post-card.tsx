import { Anchor, Button, Group, Image, Paper, Stack, Text, Title } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { ListedPost, PostOrder } from "@site/contract/blog/posts/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber, truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { PostAssist } from "../assist/post-assist.tsx";
import { isPublic } from "../post-visibility.ts";
import { PostStateText } from "./post-state-text.tsx";
import { RecentViews } from "./recent-views.tsx";

const small = { size: "compact-md", fz: "sm" } as const;

export interface PostCardProps {
  post: ListedPost;
  /** The order of the list. */
  order: PostOrder;
  selectBox: ReactNode;
  onPreview: () => void;
  onRemove: () => void;
}

/** Shows a post as a card with its actions. */
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
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <Group gap="xs">
            <Button
              component={Link}
              to={adminPaths.post(post.id)}
              {...small}
              variant="light"
              aria-describedby={titleId}
            >
              Düzenle
            </Button>
            <Button {...small} variant="default" aria-describedby={titleId} onClick={onPreview}>
              Önizle
            </Button>
            <PostAssist post={post} labelledBy={titleId} />
            {isPublic(post) && (
              <Button
                component="a"
                href={paths.post(post.slug)}
                target="_blank"
                rel="noopener"
                {...small}
                variant="default"
                aria-describedby={titleId}
              >
                Görüntüle
              </Button>
            )}
          </Group>
          <Button
            {...small}
            variant="subtle"
            color="danger"
            ml="auto"
            flex="none"
            aria-describedby={titleId}
            onClick={onRemove}
          >
            Sil
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
