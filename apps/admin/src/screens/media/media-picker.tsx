import type { MediaItem } from "@site/contract/media/schema";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { MediaCard } from "./media-card.tsx";
import { UploadArea } from "./upload-area.tsx";
import { mediaListTexts, mediaRow, mediaSearchPlaceholder, useMediaPage } from "./use-media-page.ts";

interface Props {
  onPick: (image: MediaItem) => void;
  onClose: () => void;
}

/** Renders the dialog that chooses an image of the library; a new one can be uploaded in it. */
export function MediaPicker({ onPick, onClose }: Props) {
  const list = useListState();
  const query = useMediaPage(list);
  const { media } = trpc.useUtils().admin;
  return (
    <Dialog onClose={onClose} title="Görsel Seç" size="xl">
      <UploadArea onUploaded={() => media.invalidate()} />
      <ResourceTable
        {...{ query, list }}
        texts={mediaListTexts}
        row={mediaRow}
        layout={{ card: (image) => <MediaCard image={image} action="Seç" onAction={() => onPick(image)} /> }}
        searchPlaceholder={mediaSearchPlaceholder}
      />
    </Dialog>
  );
}
