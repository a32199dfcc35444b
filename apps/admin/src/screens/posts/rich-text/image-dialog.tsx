import { Alert, Button, Group, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { imageAddress, text } from "@site/contract/common/atoms";
import type { MediaItem } from "@site/contract/media/schema";
import { useState } from "react";
import { z } from "zod";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { PickButton } from "../../media/pick-button.tsx";
import { UploadButton } from "../../media/upload-button.tsx";
import { CaptionField } from "../assist/caption-field.tsx";
import { PhotoButton } from "../assist/photo-button.tsx";

const articleImage = z.object({
  src: imageAddress.min(1, "Görsel adresi gereklidir"),
  alt: text(300),
  caption: text(300),
});

/** An image with its caption; `photo` names its photographer. */
export type ArticleImage = z.output<typeof articleImage> & { photo: ChosenPhoto | undefined };

interface Props {
  /** The image to change; both texts are empty for a new one. */
  image: { src: string; alt: string };
  /** Subject of the article, from which a caption is proposed. */
  topic: string;
  onSubmit: (image: ArticleImage) => void;
  onClose: () => void;
}

/** Renders the dialog for an image to insert or to change. */
export function ImageDialog({ image, topic, onSubmit, onClose }: Props) {
  const [photo, setPhoto] = useState<ChosenPhoto>();
  const form = useForm({
    initialValues: { ...image, caption: "" },
    validate: schemaResolver(articleImage, { sync: true }),
  });
  /** Uses an image of the library, and its alternative text unless the user has written one. */
  const choose = ({ address, altText }: MediaItem) =>
    form.setValues((values) => ({ src: address, alt: values.alt || altText }));

  return (
    <Dialog onClose={onClose} title="Görsel" centered returnFocus={false}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) =>
            onSubmit({ ...articleImage.parse(values), photo: photo?.address === values.src ? photo : undefined }),
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
          <Group>
            <UploadButton onUpload={choose} />
            <PickButton onPick={choose} />
            <PhotoButton
              onPick={(chosen) => {
                setPhoto(chosen);
                form.setValues({ src: chosen.address, alt: form.values.alt || chosen.alt });
              }}
            />
          </Group>
          <TextInput
            label="Alternatif metin"
            description="Görseli göremeyenler için ne gösterdiği; yayınlamak için gereklidir"
            {...form.getInputProps("alt")}
          />
          <div role="status">
            {form.values.src !== "" && form.values.alt.trim() === "" && (
              <Alert color="warning">
                Bu görselin alternatif metni yok. Şimdi ekleyebilirsiniz; metinde işaretli durur ve yazı, alternatif
                metin yazılana kadar yayınlanamaz.
              </Alert>
            )}
          </div>
          {!image.src && <CaptionField alt={form.values.alt} topic={topic} {...form.getInputProps("caption")} />}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">{image.src ? "Değiştir" : "Ekle"}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
