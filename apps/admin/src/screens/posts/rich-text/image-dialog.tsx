import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { imageAddress, text } from "@site/contract/common/atoms";
import { z } from "zod";
import { PickButton } from "../../media/pick-button.tsx";

const articleImage = z.object({ src: imageAddress.min(1, "Görsel adresi gereklidir"), alt: text(300) });

export type ArticleImage = z.output<typeof articleImage>;

interface Props {
  /** The image to change; both texts are empty for a new one. */
  image: { src: string; alt: string };
  onSubmit: (image: ArticleImage) => void;
  onClose: () => void;
}

/** Asks for an image to insert, or changes one. */
export function ImageDialog({ image, onSubmit, onClose }: Props) {
  const form = useForm({ initialValues: image, validate: schemaResolver(articleImage, { sync: true }) });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Görsel"
      centered
      returnFocus={false}
      closeButtonProps={{ "aria-label": "Kapat" }}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => onSubmit(articleImage.parse(values)),
          (errors) => form.getInputNode(errors.src ? "src" : "alt")?.focus(),
        )}
      >
        <Stack gap="sm">
          <TextInput
            label="Görsel adresi"
            placeholder="/images/… veya https://…"
            inputMode="url"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps("src")}
          />
          <PickButton
            onPick={({ address, altText }) => form.setValues({ src: address, alt: form.values.alt || altText })}
          />
          <TextInput
            label="Alternatif metin"
            description="Görseli göremeyenler için ne gösterdiği; yayımlamak için gereklidir"
            {...form.getInputProps("alt")}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">{image.src ? "Değiştir" : "Ekle"}</Button>
        </Group>
      </form>
    </Modal>
  );
}
