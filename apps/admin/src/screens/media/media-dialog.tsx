import { Anchor, Button, FileButton, Group, Image, Progress, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { mediaTexts, mediaUseLabels } from "@site/contract/media/labels";
import { type MediaItem, type MediaUse, updateAltTextInput } from "@site/contract/media/schema";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { notifySuccess } from "../../kit/notify.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { sendImage } from "./send-image.ts";
import { getThumbnail } from "./thumbnail.ts";

/** Renders the dialog of an image: alternative text, address, posts that use it, and replacing its file. */
export function MediaDialog({ image: opened, onClose }: { image: MediaItem; onClose: () => void }) {
  const [image, setImage] = useState(opened);
  const { admin, blog } = trpc.useUtils();
  const uses = trpc.admin.media.uses.useQuery({ id: image.id }, { staleTime: 0 });
  const update = useAdminMutation(trpc.admin.media.updateAltText, {
    fallback: mediaTexts.altTextFailed,
    invalidates: [admin.media],
  });
  async function onReplaced(replaced: MediaItem): Promise<void> {
    setImage(replaced);
    await Promise.all([admin.media.invalidate(), blog.invalidate()]);
    notifySuccess(mediaTexts.replaced);
  }
  return (
    <FormDialog
      title="Görsel"
      schema={updateAltTextInput.pick({ altText: true })}
      initialValues={{ altText: image.altText }}
      draft={`mediaDraft:${image.id}`}
      save={({ altText }) => update.mutateAsync({ id: image.id, altText })}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Image src={getThumbnail(image)} alt={image.altText} mah="16rem" fit="contain" bg="var(--surface-sunken)" />
          <Textarea
            label="Alternatif metin"
            description="Görseli göremeyenler için ne gösterdiği"
            autosize
            minRows={2}
            data-autofocus
            {...form.getInputProps("altText")}
          />
          <TextInput label="Kalıcı adres" readOnly value={image.address} />
          <Replacement image={image} onReplaced={onReplaced} />
          <Uses uses={uses.data} />
        </Stack>
      )}
    </FormDialog>
  );
}

function Replacement({ image, onReplaced }: { image: MediaItem; onReplaced: (image: MediaItem) => Promise<void> }) {
  const [percent, setPercent] = useState<number>();
  const [errorText, setErrorText] = useState<string>();

  async function replace(file: File | null): Promise<void> {
    if (!file) return;
    setErrorText(undefined);
    setPercent(0);
    try {
      await onReplaced(await sendImage(file, { replaces: image.id, onProgress: setPercent }));
    } catch (error) {
      setErrorText(error instanceof Error ? error.message : mediaTexts.uploadFailed);
    } finally {
      setPercent(undefined);
    }
  }

  return (
    <div>
      <Group gap="sm">
        <FileButton accept="image/*" onChange={(file) => void replace(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={percent !== undefined}>
              Dosyayı Değiştir
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {image.fileName}; adres aynı kalır.
        </Text>
      </Group>
      {percent !== undefined && <Progress mt="xs" value={percent} aria-label="Yeni dosya yükleniyor" />}
      {errorText && (
        <Text size="sm" c="var(--danger)" role="alert" mt="xs">
          {errorText}
        </Text>
      )}
    </div>
  );
}

function Uses({ uses }: { uses: MediaUse[] | undefined }) {
  return (
    <section aria-label="Kullanıldığı yerler" aria-busy={uses === undefined}>
      <Text fw={600}>Kullanıldığı yerler</Text>
      {uses?.length === 0 && <Text size="sm">Henüz hiçbir yerde kullanılmıyor.</Text>}
      <ul>
        {uses?.map(({ kind, postId, title }) => (
          <Text component="li" size="sm" key={`${kind} ${postId} ${title}`}>
            {mediaUseLabels[kind]}:{" "}
            {(kind === "post" || kind === "revision") && postId !== null ? (
              <Anchor component={Link} to={adminPaths.post(postId)} inherit>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </Text>
        ))}
      </ul>
    </section>
  );
}
