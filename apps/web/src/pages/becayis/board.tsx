import { lazyComponent } from "@site/browser/lazy-component";
import { useHasToken } from "@site/browser/use-has-token";
import { BOARD_FEED } from "@site/contract/becayis/board/feed/address";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { paths } from "@site/contract/paths";
import { type LoaderFunctionArgs, redirect, useSearchParams } from "react-router-dom";
import { AskLink } from "../../features/becayis/ask/ask-link.tsx";
import {
  boardAddress,
  defaultFilter,
  findLandingPath,
  getFilter,
  isKnown,
  isNarrowed,
  toCurrentFilter,
  toInput,
} from "../../features/becayis/board/board-filter.ts";
import { FoldedFilter } from "../../features/becayis/board/folded-filter.tsx";
import { Listings } from "../../features/becayis/board/listings.tsx";
import { NothingFound } from "../../features/becayis/board/nothing-found.tsx";
import styles from "../../features/becayis/board/page.module.css";
import { PlanRule } from "../../features/becayis/board/plan-rule.tsx";
import { listingsQuery, readerNow } from "../../features/becayis/board/queries.ts";
import { boardJsonLd } from "../../features/becayis/board/structured-data.ts";
import { useFirstListings } from "../../features/becayis/board/use-first-listings.ts";
import { WaitingListing } from "../../features/becayis/joining/waiting-listing.tsx";
import { ListingButton } from "../../features/becayis/own/listing-button.tsx";
import { MovedPeople } from "../../features/becayis/results/moved-people.tsx";
import { awaitOnServer, dataContext, memberToken, useHead, useShell } from "../../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";

const BoardWindows = lazyComponent(() => import("../../features/becayis/calendar/board-windows.tsx"), { failed: null });
const OwnListings = lazyComponent(() => import("../../features/becayis/own/own-listings.tsx"), {
  failed: <p role="alert">İlanlarınız yüklenemedi. Sayfayı yenileyip yeniden deneyin.</p>,
});

const crumbs: Crumb[] = [{ label: "Ana Sayfa", to: paths.home }, { label: "Becayiş" }];

export async function loader({ context, request }: LoaderFunctionArgs): Promise<void> {
  const { utils, client, queryClient } = context.get(dataContext);
  const filter = getFilter(new URL(request.url).searchParams);
  const [cities, positions, institutions] = await Promise.all([
    utils.reference.provinces.fetch(),
    utils.reference.positions.fetch(),
    utils.reference.institutions.fetch(),
  ]);
  const lists = { cities, positions, institutions };
  const current = toCurrentFilter(filter, lists);
  const isElsewhere = findLandingPath(current) !== undefined || boardAddress(current) !== boardAddress(filter);
  // Form submissions without scripts and old links use other addresses of the filter.
  if (import.meta.env.SSR && isElsewhere && isKnown(current, lists)) throw redirect(boardAddress(current), 301);
  await Promise.all([
    awaitOnServer(queryClient.fetchQuery(listingsQuery(client, readerNow(), toInput(filter)))),
    utils.becayis.results.moved.fetch(),
  ]);
}

export function Component() {
  const { settings } = useShell();
  const isMember = useHasToken(memberToken);
  const filter = getFilter(useSearchParams()[0]);
  const input = toInput(filter);
  const first = useFirstListings(input);
  useHead({
    title:
      filter.page > 1
        ? `Becayiş İlanları, sayfa ${filter.page} | ${settings.site_name}`
        : `Becayiş İlanları | ${settings.site_name}`,
    description:
      "Kamu personeli için becayiş ilanları: aynı kurumda ve aynı unvanda, karşılıklı yer değiştirmek isteyenleri " +
      "bulun, kendi ilanınızı verin.",
    canonical: boardAddress({ ...defaultFilter, page: filter.page }),
    noIndex: isNarrowed(filter) || filter.sort !== defaultFilter.sort || (filter.page > 1 && first.length === 0),
    boardFeed: BOARD_FEED,
    jsonLd: [
      breadcrumbJsonLd(settings.site_url, crumbs, paths.board),
      ...boardJsonLd(first, settings.site_url, filter.page),
    ],
  });

  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>Becayiş İlanları</h1>
        <p className={styles.lead}>
          Aynı kurumda, aynı unvanla başka bir yerde görev yapan biriyle karşılıklı yer değiştirmek isteyenler burada
          buluşur.
        </p>
        <AskLink beside={<ListingButton />}>
          Nereden nereye gitmek istediğinizi seçin; karşılığınız varsa hemen görün. Üye olmanız gerekmez.
        </AskLink>
        <p>
          <a href={paths.map}>Becayiş haritası</a> · <a href={paths.alerts}>Yeni ilanları takip et</a> ·{" "}
          <a href={paths.matches}>Eşleşmelerim</a>
        </p>
      </header>
      <WaitingListing />
      {isMember && <OwnListings />}
      {isMember && <BoardWindows />}
      <FoldedFilter filter={filter} />
      <section aria-label="İlanlar">
        <Listings
          input={input}
          getAddress={(page) => boardAddress({ ...filter, page })}
          empty={<NothingFound filter={filter} />}
        />
      </section>
      <MovedPeople />
      <PlanRule />
      <p className={styles.note}>{boardTexts.approvalIsTheirs}</p>
    </div>
  );
}
