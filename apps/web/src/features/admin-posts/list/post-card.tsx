import { Button, Group, Paper, Text } from "@mantine/core";
import type { AdminPostRow } from "@site/contract/blog/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber, truncateText } from "@site/contract/common/text";
import { useId } from "react";
import { paths } from "../../../paths.ts";
import { formatDate } from "../../../shared/lib/format.ts";
import { Link } from "../../../shared/ui/link.tsx";
import { isPublic } from "../post-visibility.ts";
import { StatusBadge } from "../status-badge.tsx";
import styles from "./post-list.module.css";

/** A post in the list with what may be done to it. */
export function PostCard({ post, onRemove }: { post: AdminPostRow; onRemove: () => void }) {
  const titleId = useId();
  return (
    <Paper component="article" withBorder className={styles.card} aria-labelledby={titleId}>
      {post.featuredImage ? (
        <img src={post.featuredImage} alt="" className={styles.image} width="640" height="360" loading="lazy" />
      ) : (
        <div className={styles.image} aria-hidden />
      )}
      <div className={styles.body}>
        <Group gap="xs" justify="space-between">
          <StatusBadge post={post} />
          <Text size="xs" c="dimmed">
            {formatDate(post.publishedAt ?? post.createdAt)}
          </Text>
        </Group>
        <h2 id={titleId} className={styles.title}>
          <Link to={paths.admin.post(post.id)}>{post.title}</Link>
        </h2>
        {post.excerpt && (
          <Text size="sm" c="dimmed">
            {truncateText(post.excerpt, limits.excerptInAdmin)}
          </Text>
        )}
        <Text size="xs" c="dimmed" className={styles.facts}>
          {formatNumber(post.viewCount)} görüntülenme · {post.readingTime} dk okuma{post.isFeatured && " · Slaytta"}
        </Text>
        <Group gap="xs">
          <Button
            component={Link}
            to={paths.admin.post(post.id)}
            size="compact-md"
            fz="sm"
            variant="light"
            aria-describedby={titleId}
          >
            Düzenle
          </Button>
          {isPublic(post) && (
            <Button
              component="a"
              href={paths.post(post.slug)}
              target="_blank"
              rel="noopener"
              size="compact-md"
              fz="sm"
              variant="default"
              aria-describedby={titleId}
            >
              Görüntüle
            </Button>
          )}
          <Button
            size="compact-md"
            fz="sm"
            variant="subtle"
            color="danger"
            ml="auto"
            aria-describedby={titleId}
            onClick={onRemove}
          >
            Sil
          </Button>
        </Group>
      </div>
    </Paper>
  );
}
