import { Button, Image, Text, TextInput } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { useState } from "react";
import { ImageDialog } from "../images/image-dialog.tsx";
import type { PostForm } from "../post-form.ts";
import { SettingsGroup } from "./settings-group.tsx";

/** Renders the fields for address and alternative text of the featured image, with a preview. */
export function ImageFields({ form }: { form: PostForm }) {
  const { featuredImage, imageAlt } = form.values;
  const [isChoosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isShown = /^(\/(?!\/)|https?:\/\/)/.test(featuredImage);
  return (
    <SettingsGroup title="Görsel">
      <TextInput
        label={postFieldLabels.featuredImage}
        placeholder="/images/… veya https://…"
        inputMode="url"
        spellCheck={false}
        {...form.getInputProps("featuredImage")}
      />
      <Button variant="default" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Görsel Seç
      </Button>
      {isChoosing && (
        <ImageDialog
          post={form.values}
          onClose={() => setChoosing(false)}
          onPick={({ address, alt }) => {
            form.setValues({ featuredImage: address, imageAlt: alt });
            setChoosing(false);
          }}
        />
      )}
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
