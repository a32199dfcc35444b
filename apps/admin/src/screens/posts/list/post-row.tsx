import { Anchor, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { PostCardProps } from "./post-card.tsx";
import { PostMenu } from "./post-menu.tsx";
import styles from "./post-row.module.css";
import { PostStateText } from "./post-state-text.tsx";
import { RecentViews } from "./recent-views.tsx";

interface Props extends PostCardProps {
  /** Name of the category; undefined if the post has none. */
  category: string | undefined;
}

/** Shows a post in one line. Its actions are in a menu. */
export function PostRow({ post, order, selectBox, category, onPreview, onRemove }: Props) {
  const titleId = useId();
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      {selectBox}
      <div className={styles.name}>
        <Anchor id={titleId} component={Link} to={adminPaths.post(post.id)} fw={600} c="var(--ink)">
          {post.title}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[category, post.isFeatured && "Slider’da"].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={styles.fact}>
        <PostStateText post={post} order={order} />
      </Text>
      <Text size="sm" className={`${styles.fact} ${styles.views}`}>
        <RecentViews post={post} />
        <Text span size="xs" c="dimmed" className={styles.total}>
          toplam {formatNumber(post.viewCount)}
        </Text>
      </Text>
      <PostMenu {...{ post, onPreview, onRemove }} />
    </article>
  );
}
