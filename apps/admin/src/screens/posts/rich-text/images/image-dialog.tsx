import { Button, Group, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { imageAddress } from "@site/contract/common/atoms";
import type { MediaItem } from "@site/contract/media/schema";
import { z } from "zod";
import { Dialog } from "../../../../kit/dialogs/dialog.tsx";
import { PickButton } from "../../../media/pick-button.tsx";
import { UploadButton } from "../../../media/upload-button.tsx";
import { PhotoButton } from "../../assist/photo-button.tsx";

const addressed = z.object({ src: imageAddress.min(1, "Görsel adresi gereklidir") });

/** An image to insert; `photo` names its photographer. */
export interface ArticleImage {
  src: string;
  alt: string;
  photo?: ChosenPhoto;
}

interface Props {
  onSubmit: (image: ArticleImage) => void;
  onClose: () => void;
}

/** Renders the dialog that chooses an image to insert: from the library, this computer, Unsplash or an address. */
export function ImageDialog({ onSubmit, onClose }: Props) {
  const form = useForm({ initialValues: { src: "" }, validate: schemaResolver(addressed, { sync: true }) });
  const choose = ({ address, altText }: MediaItem) => onSubmit({ src: address, alt: altText });

  return (
    <Dialog onClose={onClose} title="Görsel" centered returnFocus={false}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => onSubmit({ ...addressed.parse(values), alt: "" }),
          () => form.getInputNode("src")?.focus(),
        )}
      >
        <Stack gap="sm">
          <Group>
            <UploadButton onUpload={choose} />
            <PickButton onPick={choose} />
            <PhotoButton onPick={(photo) => onSubmit({ src: photo.address, alt: photo.alt, photo })} />
          </Group>
          <TextInput
            label="Görsel adresi"
            placeholder="/images/… veya https://…"
            inputMode="url"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps("src")}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">Ekle</Button>
        </Group>
      </form>
    </Dialog>
  );
}
