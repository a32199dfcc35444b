import { matchTexts } from "@site/contract/becayis/labels";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type BoardFilter, boardAddress, everything, filterOf, inputOf, isNarrowed } from "../../features/becayis/board/board-filter.ts";
import { BoardResults } from "../../features/becayis/board/board-results.tsx";
import { CreateLink } from "../../features/becayis/board/create-link.tsx";
import { FilterForm } from "../../features/becayis/board/filter-form.tsx";
import { listingsQuery } from "../../features/becayis/board/queries.ts";
import { boardJsonLd } from "../../features/becayis/board/structured-data.ts";
import { paths } from "../../paths.ts";
import { useShell } from "../../shared/hooks/use-shell.tsx";
import { useHead } from "../../shared/lib/head.tsx";
import { memberToken } from "../../shared/lib/member-token.ts";
import type { LoadPage } from "../../shared/lib/page-module.tsx";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";
import styles from "./board.module.css";

const crumbs: Crumb[] = [{ label: "Ana Sayfa", to: paths.home }, { label: "Becayiş" }];

export const load: LoadPage = async ({ trpc, queryClient, search }) => {
  await Promise.all([
    queryClient.fetchQuery(listingsQuery(trpc, memberToken.read() === null ? "visitor" : "member", inputOf(filterOf(search)))),
    queryClient.fetchQuery(trpc.reference.provinces.queryOptions()),
    queryClient.fetchQuery(trpc.reference.positions.queryOptions()),
    queryClient.fetchQuery(trpc.reference.institutions.queryOptions()),
  ]);
};

export default function BoardPage() {
  const { settings } = useShell();
  const filter = filterOf(useSearchParams()[0]);
  const first = useFirstListings(filter);
  useHead({
    title: filter.page > 1 ? `Becayiş İlanları, sayfa ${filter.page} | ${settings.site_name}` : `Becayiş İlanları | ${settings.site_name}`,
    description: "Kamu personeli için becayiş ilanları: aynı kurumda ve aynı unvanda, karşılıklı yer değiştirmek isteyenleri bulun, kendi ilanınızı verin.",
    canonical: boardAddress({ ...everything, page: filter.page }),
    noIndex: isNarrowed(filter) || filter.sort !== everything.sort,
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, paths.board), ...boardJsonLd(first, settings.site_url)],
  });

  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>Becayiş İlanları</h1>
        <p className={styles.lead}>Aynı kurumda, aynı unvanla başka bir yerde görev yapan biriyle karşılıklı yer değiştirmek isteyenler burada buluşur.</p>
        <CreateLink />
      </header>
      <FilterForm filter={filter} />
      <section aria-label="İlanlar">
        <BoardResults filter={filter} />
      </section>
      <p className={styles.note}>{matchTexts.approvalIsTheirs}</p>
    </div>
  );
}

/** What every visitor sees on this page: structured data says nothing that was opened to one member alone. */
function useFirstListings(filter: BoardFilter) {
  const queryClient = useQueryClient();
  return queryClient.getQueryData(listingsQuery(useTrpc(), "visitor", inputOf(filter)).queryKey)?.listings ?? [];
}
