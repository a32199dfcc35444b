import { mediaTexts } from "@site/contract/media/labels";
import type { MediaItem } from "@site/contract/media/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useRestore } from "../trash/use-restore.ts";
import { MediaCard } from "./media-card.tsx";
import { MediaDialog } from "./media-dialog.tsx";
import { UploadArea } from "./upload-area.tsx";
import { mediaListTexts, mediaRow, mediaSearchPlaceholder, useMediaPage } from "./use-media-page.ts";

/** Shows the media library: upload, search, and a dialog for each image. */
export function MediaLibraryScreen() {
  const [edited, setEdited] = useState<MediaItem>();
  const list = useListAddress();
  const { media } = trpc.useUtils().admin;
  const restore = useRestore("media", [media]);
  const query = useMediaPage(list);
  const remove = useAdminMutation(trpc.admin.media.remove, {
    fallback: mediaTexts.removeFailed,
    invalidates: [media],
    undo: (_, { id }) => restore(id),
  });
  const askToRemove = ({ id, fileName }: MediaItem) =>
    confirm({
      title: "Görseli Sil",
      subject: fileName,
      consequence: "adlı görsel silinecek ve adresi açılmayacak. 30 gün boyunca geri getirilebilir.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const card = (image: MediaItem) => (
    <MediaCard
      image={image}
      action="Düzenle"
      onAction={() => setEdited(image)}
      onRemove={() => void askToRemove(image)}
    />
  );
  return (
    <Screen title="Ortam Kitaplığı">
      <UploadArea onUploaded={() => media.invalidate()} />
      <ResourceTable
        {...{ query, list }}
        texts={mediaListTexts}
        row={mediaRow}
        layout={{ card, isSmall: true }}
        searchPlaceholder={mediaSearchPlaceholder}
      />
      {edited && <MediaDialog key={edited.id} image={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
