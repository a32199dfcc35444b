import { Group, Image, Text, TextInput } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import type { MediaItem } from "@site/contract/media/schema";
import { useState } from "react";
import { PickButton } from "../../media/pick-button.tsx";
import { UploadButton } from "../../media/upload-button.tsx";
import { PhotoButton } from "../assist/photo-button.tsx";
import type { PostForm } from "../post-form.ts";
import { SettingsGroup } from "./settings-group.tsx";

/** Renders the fields for address and alternative text of the featured image, with a preview. */
export function ImageFields({ form }: { form: PostForm }) {
  const { featuredImage, imageAlt } = form.values;
  const [failed, setFailed] = useState<string>();
  const isShown = /^(\/(?!\/)|https?:\/\/)/.test(featuredImage);
  const choose = ({ address, altText }: MediaItem) => form.setValues({ featuredImage: address, imageAlt: altText });
  return (
    <SettingsGroup title="Görsel">
      <TextInput
        label={postFieldLabels.featuredImage}
        placeholder="/images/… veya https://…"
        inputMode="url"
        spellCheck={false}
        {...form.getInputProps("featuredImage")}
      />
      <Group gap="xs">
        <UploadButton onUpload={choose} />
        <PickButton onPick={choose} />
        <PhotoButton
          post={form.values}
          onPick={({ address, alt }) => form.setValues({ featuredImage: address, imageAlt: alt })}
        />
      </Group>
      {isShown && failed !== featuredImage && (
        <Image src={featuredImage} alt={imageAlt} mah="14rem" radius="md" onError={() => setFailed(featuredImage)} />
      )}
      {isShown && failed === featuredImage && (
        <Text size="sm" c="var(--danger)" role="status">
          Bu adreste bir görsel bulunamadı.
        </Text>
      )}
      <TextInput
        label="Görsel alternatif metni"
        description="Görseli göremeyenler için ne gösterdiği"
        {...form.getInputProps("imageAlt")}
      />
    </SettingsGroup>
  );
}
