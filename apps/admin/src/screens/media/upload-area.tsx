import { Group, Paper, Progress, Stack, Text } from "@mantine/core";
import type { MediaItem } from "@site/contract/media/schema";
import { FileDrop } from "../../kit/forms/file-drop.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Takes images by drag and drop or from the file dialog and shows their progress. */
export function UploadArea({ onUploaded }: { onUploaded: (image: MediaItem) => unknown }) {
  const { uploads, add } = useUploads(onUploaded);
  return (
    <Stack gap="sm" mb="lg">
      <FileDrop
        label="Yüklenecek görseller"
        accept={ACCEPTED}
        text="Görselleri buraya sürükleyip bırakın"
        hint="JPEG, PNG, WebP, GIF veya AVIF; en fazla 15 MB. Hareketli görsellerin ilk karesi kaydedilir."
        isMultiple
        onFiles={add}
      />
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
