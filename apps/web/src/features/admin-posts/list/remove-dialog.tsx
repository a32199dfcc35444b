import { Button, Group, Modal, Text } from "@mantine/core";
import type { AdminPostRow } from "@site/contract/blog/admin-schema";
import { useState } from "react";

interface Props {
  /** The post in question; undefined while nothing is asked. */
  post: AdminPostRow | undefined;
  onConfirm: (post: AdminPostRow) => Promise<void>;
  onClose: () => void;
}

/** Asks before a post is deleted. */
export function RemoveDialog({ post, onConfirm, onClose }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Modal
      opened={post !== undefined}
      onClose={onClose}
      title="Yazıyı Sil"
      centered
      closeButtonProps={{ "aria-label": "Kapat" }}
      transitionProps={{ duration: 0 }}
    >
      <Text>
        <strong>“{post?.title}”</strong> başlıklı yazı silinecek ve yayındaysa okurlar ona ulaşamayacak. Silinen yazı 30
        gün boyunca geri getirilebilir.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button
          color="danger"
          loading={isRemoving}
          onClick={async () => {
            if (!post) return;
            setRemoving(true);
            await onConfirm(post);
            setRemoving(false);
          }}
        >
          Sil
        </Button>
      </Group>
    </Modal>
  );
}
