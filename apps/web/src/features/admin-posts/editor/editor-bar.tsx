import { Button, Text } from "@mantine/core";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import { paths } from "../../../paths.ts";
import { isPublic } from "../post-visibility.ts";
import styles from "./post-editor.module.css";

interface Props {
  /** The post as the server has it; undefined for a new one. */
  post: AdminPost | undefined;
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  onPublish: () => void;
  onUnpublish: () => void;
}

/** Everything that can be done with the whole post; stays in sight. */
export function EditorBar({ post, isDirty, isSaving, onSave, onPublish, onUnpublish }: Props) {
  const isPublished = post?.status === "published";
  return (
    <div className={styles.bar}>
      <Text size="sm" c="dimmed" role="status" className={styles.state}>
        {isDirty ? "Kaydedilmemiş değişiklikler var" : ""}
      </Text>
      {post && isPublic(post) && (
        <Button component="a" href={paths.post(post.slug)} target="_blank" rel="noopener" variant="default">
          Önizle
        </Button>
      )}
      <Button variant="light" disabled={isSaving} onClick={isPublished ? onUnpublish : onPublish}>
        {isPublished ? "Yayından Kaldır" : "Yayınla"}
      </Button>
      <Button disabled={isSaving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
        Kaydet
      </Button>
    </div>
  );
}
