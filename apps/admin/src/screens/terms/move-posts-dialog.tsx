import { Button, Group, Modal, NativeSelect, Text } from "@mantine/core";
import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminCategory } from "@site/contract/blog/admin-schema";
import { type SubmitEvent, useState } from "react";
import { trpc } from "../../api/trpc.ts";

interface Props {
  category: AdminCategory;
  postCount: number;
  onMove: (target: number) => void;
  onClose: () => void;
}

/** Asks which category receives the posts of the one being deleted. */
export function MovePostsDialog({ category, postCount, onMove, onClose }: Props) {
  const [target, setTarget] = useState("");
  const [fault, setFault] = useState<string>();
  const categories = trpc.admin.categories.list.useQuery();
  const others = (categories.data ?? []).filter(({ id }) => id !== category.id);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (target === "") {
      setFault("Lütfen bir kategori seçin.");
      return;
    }
    onClose();
    onMove(Number(target));
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`“${category.name}” kategorisindeki yazıları taşı`}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ "aria-label": "Kapat" }}
    >
      <form noValidate onSubmit={submit}>
        <Text mb="md">{adminBlogTexts.categoryHasPosts(postCount)}</Text>
        <NativeSelect
          label="Hedef kategori"
          withAsterisk
          data-autofocus
          data={[{ value: "", label: "Seçin" }, ...others.map(({ id, name }) => ({ value: String(id), label: name }))]}
          value={target}
          error={fault}
          onChange={(event) => {
            setTarget(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit" color="danger">
            Taşı ve Sil
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
