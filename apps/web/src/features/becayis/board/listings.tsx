import { useHasToken } from "@site/browser/use-has-token";
import type { listListingsInput } from "@site/contract/becayis/board/listings/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import { ListingCards, ListingCardsSkeleton } from "./listing-cards.tsx";
import styles from "./listings.module.css";
import { Pager } from "./pager.tsx";
import { listingsQuery } from "./queries.ts";

interface Props {
  input: z.input<typeof listListingsInput>;
  getAddress: (page: number) => string;
  /** Shown when no listing matches, on any page. */
  empty: ReactNode;
}

/** Shows a page of listings and a pager. Members see what visitors see until their own answer has loaded. */
export function Listings({ input, getAddress, empty }: Props) {
  const { client } = trpc.useUtils();
  const isMember = useHasToken(memberToken);
  const forVisitors = useQueryClient().getQueryData(listingsQuery(client, "visitor", input).queryKey);
  const {
    data = forVisitors,
    isError,
    refetch,
  } = useQuery({
    ...listingsQuery(client, isMember ? "member" : "visitor", input),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return <ErrorState text={boardTexts.listingsFailed} onRetry={refetch} />;
  }
  if (!data) return <ListingCardsSkeleton />;
  const { items: listings, total, pageCount } = data;
  const page = input.page ?? 1;
  if (listings.length === 0)
    return page === 1 ? (
      empty
    ) : (
      <EmptyList
        title="Bu sayfada ilan yok"
        text="İlanlar bu sayfadan önce bitiyor."
        link={{ to: getAddress(1), label: "İlk sayfaya dön" }}
      />
    );
  return (
    <>
      <p className={styles.found} role="status">
        {total === limits.listingsFound ? `${formatNumber(total)} ve daha fazla ilan` : `${formatNumber(total)} ilan`}
      </p>
      <ListingCards listings={listings} query={input.search} />
      <Pager page={page} pageCount={pageCount} getAddress={getAddress} />
    </>
  );
}
