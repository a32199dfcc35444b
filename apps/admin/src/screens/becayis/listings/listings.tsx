import { listingStatus } from "@site/contract/becayis/board/listings/schema";
import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { listingStatusLabels } from "@site/contract/becayis/board-labels";
import { becayisTexts } from "@site/contract/becayis/labels";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../../api/trpc.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { columns } from "./listing-columns.tsx";
import { ListingForm } from "./listing-form.tsx";
import { ListingView } from "./listing-view.tsx";
import { useListingActions } from "./use-listing-actions.ts";

const statuses = listingStatus.options.map((value) => ({ value, label: listingStatusLabels[value] }));
const status = { name: "durum", label: "Durum", options: statuses } as const;
const row = { key: ({ id }: AdminListing) => id, name: ({ title }: AdminListing) => title };
const texts = {
  count: (total: number) => `${formatNumber(total)} ilan`,
  loading: "İlanlar yükleniyor…",
  failed: becayisTexts.listingsFailed,
  empty: { title: "Henüz ilan yok", text: "Üyelerin becayiş ilanları burada görünür." },
  notFound: { title: "İlan bulunamadı", text: "Aramanıza ve süzgeçlere uyan bir ilan yok." },
};

/** Lists the listings of all states, newest first. */
export function ListingsScreen() {
  const provinces = trpc.reference.provinces.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const options = (provinces.data ?? []).map(({ name, slug }) => ({ value: slug, label: name }));
  const list = useListAddress([status, { name: "sehir", label: "Şehir", options, isSearchable: true }]);
  const { view, actions, shown, close } = useListingActions();
  const query = trpc.admin.becayis.listings.list.useQuery(
    {
      page: list.page,
      search: list.search || undefined,
      status: listingStatus.safeParse(list.chosen("durum")).data,
      city: list.chosen("sehir") || undefined,
    },
    {
      enabled: !provinces.isPending, // waits, because the city in the address is one of them
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  return (
    <Screen title="İlanlar">
      <ResourceTable
        {...{ query, list, texts, row }}
        layout={{ columns, open: view, actions }}
        searchPlaceholder="Başlık, ad veya e-posta…"
      />
      {shown?.kind === "view" && <ListingView listing={shown.listing} onClose={close} />}
      {shown?.kind === "edit" && <ListingForm listing={shown.listing} onClose={close} />}
    </Screen>
  );
}
