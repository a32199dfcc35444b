import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { imageAddress, text } from "@site/contract/common/atoms";
import { z } from "zod";

const articleImage = z.object({ src: imageAddress.min(1, "Görsel adresi gereklidir"), alt: text(300) });

export type ArticleImage = z.output<typeof articleImage>;

/** Asks for the address of an image to insert. */
export function ImageDialog({ onSubmit, onClose }: { onSubmit: (image: ArticleImage) => void; onClose: () => void }) {
  const form = useForm({ initialValues: { src: "", alt: "" }, validate: schemaResolver(articleImage, { sync: true }) });
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
          <TextInput
            label="Alternatif metin"
            description="Görseli göremeyenler için ne gösterdiği; süs ise boş bırakın"
            {...form.getInputProps("alt")}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">Ekle</Button>
        </Group>
      </form>
    </Modal>
  );
}
