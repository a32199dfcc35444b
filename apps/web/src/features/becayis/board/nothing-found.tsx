import { paths } from "@site/contract/paths";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import { alertAddress } from "../alerts/alert-address.ts";
import { useListingLink } from "../own/listing-button.tsx";
import { type BoardFilter, boardAddress, defaultFilter, isNarrowed } from "./board-filter.ts";

/** Explains an empty result, and suggests to clear the filter, to add a listing or to order mail alerts. */
export function NothingFound({ filter }: { filter: BoardFilter }) {
  const listing = useListingLink({});
  if (isNarrowed(filter))
    return (
      <EmptyList
        title="Aramanıza uygun ilan yok"
        text={
          "Filtreleri azaltabilir, başka sözcüklerle arayabilir ya da aramayı takip edip uyan ilk ilanı e-postayla " +
          "öğrenebilirsiniz."
        }
        link={{ to: boardAddress({ ...defaultFilter, sort: filter.sort }), label: "Filtreleri temizle" }}
        other={{ to: alertAddress({ ...filter, fromCity: filter.city }), label: "Bu aramayı takip et" }}
      />
    );
  return (
    <EmptyList
      title="Henüz becayiş ilanı yok"
      text={
        "İlk ilanı siz verebilir ya da takip kurup yeni ilanları e-postayla öğrenebilirsiniz; ilanlar onaylandıktan " +
        "sonra burada görünür."
      }
      link={listing}
      other={{ to: paths.alerts, label: "Yeni ilanları takip et" }}
    />
  );
}
