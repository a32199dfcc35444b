import { becayisTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { useHasToken } from "../../../shared/hooks/use-has-token.ts";
import { memberToken } from "../../../shared/lib/member-token.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import { type BoardFilter, boardAddress, everything, inputOf, isNarrowed } from "./board-filter.ts";
import styles from "./board-results.module.css";
import { ListingCards, ListingCardsSkeleton } from "./listing-cards.tsx";
import { Pager } from "./pager.tsx";
import { listingsQuery } from "./queries.ts";

/** The listings that fit, page by page. A member sees the visitors' answer until their own is here. */
export function BoardResults({ filter }: { filter: BoardFilter }) {
  const trpc = useTrpc();
  const isMember = useHasToken(memberToken);
  const { data, isError, refetch } = useQuery({ ...listingsQuery(trpc, isMember ? "member" : "visitor", inputOf(filter)), placeholderData: keepPreviousData });
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        <p>{becayisTexts.listingsFailed}</p>
        <button type="button" className="button" onClick={() => refetch()}>
          Tekrar Dene
        </button>
      </div>
    );
  }
  if (!data) return <ListingCardsSkeleton />;
  const { listings, total } = data;
  if (total === 0) return <NothingFound filter={filter} />;
  const pageCount = Math.ceil(total / limits.listingsPerPage);
  return (
    <>
      <p className={styles.found} role="status">
        {total === limits.listingsFound ? `${formatNumber(total)} ve daha fazla ilan` : `${formatNumber(total)} ilan`}
      </p>
      <ListingCards listings={listings} query={filter.search} />
      <Pager page={filter.page} pageCount={pageCount} addressOf={(page) => boardAddress({ ...filter, page })} />
    </>
  );
}

function NothingFound({ filter }: { filter: BoardFilter }) {
  if (filter.page > 1) return <EmptyList title="Bu sayfada ilan yok" text="İlanlar bu sayfadan önce bitiyor." link={{ to: boardAddress({ ...filter, page: 1 }), label: "İlk sayfaya dön" }} />;
  if (isNarrowed(filter))
    return (
      <EmptyList
        title="Aramanıza uygun ilan yok"
        text="Filtreleri azaltabilir veya başka sözcüklerle arayabilirsiniz."
        link={{ to: boardAddress({ ...everything, sort: filter.sort }), label: "Filtreleri temizle" }}
      />
    );
  return <EmptyList title="Henüz becayiş ilanı yok" text="İlk ilanı siz verebilirsiniz; ilanlar onaylandıktan sonra burada görünür." link={{ to: paths.newListing, label: "İlan Oluştur" }} />;
}
