import { formatNumber } from "@site/contract/common/text";
import type { MediaItem } from "@site/contract/media/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import type { ListAddress } from "../../kit/lists/use-list-address.ts";

/** Key and name of the rows, for the library and its picker. */
export const mediaRow = { key: ({ id }: MediaItem) => id, name: ({ fileName }: MediaItem) => fileName };
export const mediaListTexts = {
  count: (total: number) => `${formatNumber(total)} görsel`,
  loading: "Görseller yükleniyor…",
  failed: "Görseller yüklenemedi",
  empty: { title: "Henüz görsel yok", text: "Yüklediğiniz görseller burada durur." },
  notFound: { title: "Görsel bulunamadı", text: "Adı veya alternatif metni aramanıza uyan bir görsel yok." },
};
export const mediaSearchPlaceholder = "Dosya adı veya alternatif metin…";

/** Returns the query for a page of the library. */
export function useMediaPage({ page, search }: ListAddress) {
  return trpc.admin.media.list.useQuery(
    { page, search: search || undefined },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
}
