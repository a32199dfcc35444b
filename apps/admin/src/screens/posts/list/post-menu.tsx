import { Menu } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { ListedPost } from "@site/contract/blog/posts/admin-schema";
import { paths } from "@site/contract/paths";
import { Link } from "react-router-dom";
import { RowMenu } from "../../../kit/lists/row-menu.tsx";
import { AssistDialogs, AssistItems, useAssist } from "../assist/post-assist.tsx";
import { isPublic } from "../post-visibility.ts";

interface Props {
  post: ListedPost;
  onPreview: () => void;
  onRemove: () => void;
}

/** Renders the menu with the actions of a post. */
export function PostMenu({ post, onPreview, onRemove }: Props) {
  const assist = useAssist(post);
  return (
    <>
      <RowMenu name={post.title}>
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
        <Menu.Item onClick={onRemove}>Sil</Menu.Item>
      </RowMenu>
      <AssistDialogs {...assist} />
    </>
  );
}
