import "@mantine/dropzone/styles.css";
import { Button, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import type { MediaItem } from "@site/contract/media/schema";
import { Upload as UploadIcon } from "lucide-react";
import { useRef } from "react";
import { notifyInfo } from "../../kit/notify.tsx";
import { useIsPhone } from "../../kit/use-is-phone.ts";
import { type Upload, useUploads } from "./use-uploads.ts";

/** File types offered by the file dialog. The server checks dropped files. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface Props {
  /** True if one image is wanted; of several files the first is then uploaded. */
  isSingle?: boolean;
  onUploaded: (image: MediaItem) => unknown;
}

/**
 * Uploads images by drag and drop or from the file dialog, on phones only from the dialog, and shows their progress.
 */
export function UploadArea({ isSingle = false, onUploaded }: Props) {
  const { uploads, add } = useUploads(onUploaded);
  const isPhone = useIsPhone();
  const openDialog = useRef<() => void>(null);
  return (
    <Stack gap="sm" mb="lg">
      <Dropzone
        multiple={!isSingle}
        onDrop={add}
        onReject={() => notifyInfo("Yalnız ilk görsel yükleniyor", "Birden fazlasını Ortam Kitaplığı'na yükleyin.")}
        openRef={openDialog}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ accept: ACCEPTED, "aria-label": isSingle ? "Yüklenecek görsel" : "Yüklenecek görseller" }}
        data-upload-area
      >
        <Stack align="center" gap="xs" py={isPhone ? 0 : "md"} ta="center">
          {!isPhone && <UploadIcon size={28} aria-hidden />}
          {!isPhone && <Text>{isSingle ? "Görseli" : "Görselleri"} buraya sürükleyip bırakın</Text>}
          <Button variant="default" onClick={() => openDialog.current?.()}>
            Dosya Seç
          </Button>
          <Text size="sm" c="dimmed">
            JPEG, PNG, WebP, GIF veya AVIF; en fazla 15 MB. Hareketli görsellerin ilk karesi kaydedilir.
          </Text>
        </Stack>
      </Dropzone>
      {uploads.length > 0 && (
        <Stack component="ul" gap="xs" aria-label="Yüklemeler">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function UploadRow({ upload: { fileName, percent, state, error } }: { upload: Upload }) {
  const isRunning = state === "waiting" || state === "sending";
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text size="sm" truncate>
          {fileName}
        </Text>
        <Text size="sm" c="dimmed" role={isRunning ? undefined : "status"}>
          {progressText(state, percent)}
        </Text>
      </Group>
      {isRunning && <Progress mt="xs" value={percent} aria-label={`${fileName} yükleniyor`} />}
      {error && (
        <Text size="sm" c="var(--danger)" role="alert" mt="xs">
          {error}
        </Text>
      )}
    </Paper>
  );
}

function progressText(state: Upload["state"], percent: number): string {
  if (state === "waiting") return "Sırada";
  if (state === "sending") return percent < 100 ? `%${percent}` : "İşleniyor…";
  return state === "done" ? "Yüklendi" : "Yüklenemedi";
}
