import { Anchor, Button, Menu, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { Ellipsis } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { AssistDialogs, AssistItems, useAssist } from "../assist/post-assist.tsx";
import { isPublic } from "../post-visibility.ts";
import type { PostCardProps } from "./post-card.tsx";
import styles from "./post-row.module.css";
import { PostStateText } from "./post-state-text.tsx";
import { RecentViews } from "./recent-views.tsx";

interface Props extends PostCardProps {
  /** Name of the category; undefined if the post has none. */
  category: string | undefined;
}

/** Shows a post in one line. Secondary actions are in a menu. */
export function PostRow({ post, order, selectBox, category, onPreview, onRemove }: Props) {
  const titleId = useId();
  const assist = useAssist(post);
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
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" size="compact-md" aria-label="Diğer işlemler" aria-describedby={titleId}>
            <Ellipsis size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={adminPaths.post(post.id)}>
            Düzenle
          </Menu.Item>
          <Menu.Item onClick={onPreview}>Önizle</Menu.Item>
          {isPublic(post) && (
            <Menu.Item component="a" href={paths.post(post.slug)} target="_blank" rel="noopener">
              Görüntüle
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={adminPaths.statisticsOfPost(post.id)}>
            İstatistikler
          </Menu.Item>
          <AssistItems onOpen={assist.open} />
          <Menu.Item color="danger" onClick={onRemove}>
            Sil
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <AssistDialogs {...assist} />
    </article>
  );
}
