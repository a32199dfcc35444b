import { Button, Group, Tabs, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { lazyComponent } from "@site/browser/lazy-component";
import type { ChosenPhoto } from "@site/contract/ai/images/schema";
import { imageAddress } from "@site/contract/common/atoms";
import { z } from "zod";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { MediaChoice } from "../../media/media-picker.tsx";

const PhotoSearch = lazyComponent(async () => ({ default: (await import("../assist/photo-search.tsx")).PhotoSearch }));
const ImageMaker = lazyComponent(async () => ({ default: (await import("../assist/image-maker.tsx")).ImageMaker }));

/** An image with its alternative text; `photo` names its photographer. */
export interface ChosenImage {
  address: string;
  alt: string;
  photo?: ChosenPhoto;
}

/** Texts of a post, from which a model makes an image or proposes search terms. */
export interface ImageTopic {
  title: string;
  excerpt: string;
}

interface Props {
  /** Without it there is no image by a model. */
  post: ImageTopic | undefined;
  /** The source that is shown first. */
  source?: "library" | "ai";
  /** False if the opener places the focus itself. */
  returnFocus?: boolean;
  onPick: (image: ChosenImage) => void;
  onClose: () => void;
}

/** Renders the dialog that chooses an image: from the library or this computer, Unsplash, a model or an address. */
export function ImageDialog({ post, source = "library", returnFocus = true, onPick, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="Görsel" size="xl" returnFocus={returnFocus}>
      <Tabs defaultValue={source} keepMounted={false}>
        <Tabs.List mb="md" aria-label="Görselin kaynağı">
          <Tabs.Tab value="library" data-autofocus={source === "library" || undefined}>
            Kitaplık
          </Tabs.Tab>
          <Tabs.Tab value="unsplash">Unsplash</Tabs.Tab>
          {post && (
            <Tabs.Tab value="ai" data-autofocus={source === "ai" || undefined}>
              AI
            </Tabs.Tab>
          )}
          <Tabs.Tab value="address">Adres</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="library">
          <MediaChoice onPick={({ address, altText }) => onPick({ address, alt: altText })} />
        </Tabs.Panel>
        <Tabs.Panel value="unsplash">
          <PhotoSearch post={post} onPick={(photo) => onPick({ address: photo.address, alt: photo.alt, photo })} />
        </Tabs.Panel>
        {post && (
          <Tabs.Panel value="ai">
            <ImageMaker post={post} onPick={onPick} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="address">
          <AddressForm onSubmit={(address) => onPick({ address, alt: "" })} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}

const addressed = z.object({ address: imageAddress.min(1, "Görsel adresi gereklidir") });

function AddressForm({ onSubmit }: { onSubmit: (address: string) => void }) {
  const form = useForm({ initialValues: { address: "" }, validate: schemaResolver(addressed, { sync: true }) });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => onSubmit(addressed.parse(values).address),
        () => form.getInputNode("address")?.focus(),
      )}
    >
      <TextInput
        label="Görsel adresi"
        placeholder="/images/… veya https://…"
        inputMode="url"
        spellCheck={false}
        {...form.getInputProps("address")}
      />
      <Group justify="flex-end" mt="lg">
        <Button type="submit">Ekle</Button>
      </Group>
    </form>
  );
}
