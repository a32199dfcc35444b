import { mediaTexts } from "@site/contract/media/labels";
import type { MediaItem } from "@site/contract/media/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { confirm } from "../../kit/confirm.tsx";
import { ResourceTable } from "../../kit/resource-table.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useListAddress } from "../../kit/use-list-address.ts";
import { MediaCard } from "./media-card.tsx";
import { MediaDialog } from "./media-dialog.tsx";
import { UploadArea } from "./upload-area.tsx";

const row = { key: ({ id }: MediaItem) => id, name: ({ fileName }: MediaItem) => fileName };
const texts = {
  count: (total: number) => `${total} görsel`,
  loading: "Görseller yükleniyor…",
  failed: "Görseller yüklenemedi",
  empty: { title: "Henüz görsel yok", text: "Yüklediğiniz görseller burada durur." },
  notFound: { title: "Görsel bulunamadı", text: "Adı veya alternatif metni aramanıza uyan bir görsel yok." },
};

/** Shows the media library: upload, search, and each image with its dialog. */
export function MediaLibraryScreen() {
  const [edited, setEdited] = useState<MediaItem>();
  const list = useListAddress();
  const { media } = trpc.useUtils().admin;
  const query = trpc.admin.media.list.useQuery(
    { page: list.page, search: list.search || undefined },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      select: ({ items, total, pageCount }) => ({ rows: items, total, pageCount }),
    },
  );
  const remove = useAdminMutation(trpc.admin.media.remove, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? mediaTexts.removeFailed,
    invalidates: [media],
  });
  const askToRemove = ({ id, fileName }: MediaItem) =>
    confirm({
      title: "Görseli Sil",
      subject: fileName,
      consequence: "adlı görsel bütün boyutlarıyla silinecek. Bu işlem geri alınamaz.",
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
        {...{ query, list, texts, row }}
        layout={{ card }}
        searchPlaceholder="Dosya adı veya alternatif metin…"
      />
      {edited && <MediaDialog key={edited.id} image={edited} onClose={() => setEdited(undefined)} />}
    </Screen>
  );
}
