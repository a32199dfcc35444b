import { Button, FileButton, Text } from "@mantine/core";
import { mediaTexts } from "@site/contract/media/labels";
import type { MediaItem } from "@site/contract/media/schema";
import { useState } from "react";
import { sendImage } from "./send-image.ts";

type State = { percent: number } | { error: string } | undefined;

/** Renders the button that uploads an image from this computer. */
export function UploadButton({ onUpload }: { onUpload: (image: MediaItem) => void }) {
  const [state, setState] = useState<State>();
  const isSending = state !== undefined && "percent" in state;

  async function upload(file: File | null): Promise<void> {
    if (!file) return;
    setState({ percent: 0 });
    try {
      const image = await sendImage(file, { onProgress: (percent) => setState({ percent }) });
      setState(undefined);
      onUpload(image);
    } catch (error) {
      setState({ error: error instanceof Error ? error.message : mediaTexts.uploadFailed });
    }
  }

  return (
    <>
      <FileButton
        accept="image/*"
        onChange={(file) => void upload(file)}
        inputProps={{ "aria-label": "Görsel dosyası" }}
      >
        {({ onClick }) => (
          <Button variant="default" disabled={isSending} onClick={onClick}>
            {isSending ? `Yükleniyor: %${state.percent}` : "Bilgisayardan Yükle"}
          </Button>
        )}
      </FileButton>
      {state && "error" in state && (
        <Text size="sm" c="var(--danger)" role="alert">
          {state.error}
        </Text>
      )}
    </>
  );
}
