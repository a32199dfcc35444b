import type { MediaItem } from "@site/contract/media/schema";
import { useEffect, useRef } from "react";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { MediaCard } from "./media-card.tsx";
import { UploadArea } from "./upload-area.tsx";
import { mediaListTexts, mediaRow, mediaSearchPlaceholder, useMediaPage } from "./use-media-page.ts";

interface Props {
  onPick: (image: MediaItem) => void;
}

/** Renders the dialog that chooses an image of the library. */
export function MediaPicker({ onPick, onClose }: Props & { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Görsel Seç" size="xl">
      <MediaChoice onPick={onPick} />
    </Dialog>
  );
}

/**
 * Lets the user choose an image of the library. A new one is chosen once it is uploaded, unless the choice was closed
 * before.
 */
export function MediaChoice({ onPick }: Props) {
  const list = useListState();
  const query = useMediaPage(list);
  const { media } = trpc.useUtils().admin;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function take(image: MediaItem): void {
    void media.invalidate();
    if (isShown.current) onPick(image);
  }

  return (
    <>
      <UploadArea isSingle onUploaded={take} />
      <ResourceTable
        {...{ query, list }}
        texts={mediaListTexts}
        row={mediaRow}
        layout={{ card: (image) => <MediaCard image={image} action="Seç" onAction={() => onPick(image)} /> }}
        searchPlaceholder={mediaSearchPlaceholder}
      />
    </>
  );
}
