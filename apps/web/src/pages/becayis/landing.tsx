import { boardFeedPath } from "@site/contract/becayis/board/feed/address";
import type { Landing } from "@site/contract/becayis/board/landing/schema";
import { limits } from "@site/contract/common/limits";
import { truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { type LoaderFunctionArgs, redirect, useParams, useSearchParams } from "react-router-dom";
import { FollowLink, followAddress } from "../../features/becayis/alerts/follow-link.tsx";
import { getLandingFilter, type LandingParams } from "../../features/becayis/board/board-filter.ts";
import { FoldedFilter } from "../../features/becayis/board/folded-filter.tsx";
import { Listings } from "../../features/becayis/board/listings.tsx";
import styles from "../../features/becayis/board/page.module.css";
import { listingsQuery, readerNow } from "../../features/becayis/board/queries.ts";
import { boardJsonLd } from "../../features/becayis/board/structured-data.ts";
import { useFirstListings } from "../../features/becayis/board/use-first-listings.ts";
import { WaitingListing } from "../../features/becayis/joining/waiting-listing.tsx";
import { DirectionLists, NeighbourLinks } from "../../features/becayis/landing/direction-lists.tsx";
import { getLandingCrumbs } from "../../features/becayis/landing/landing-crumbs.ts";
import { getHeading, getHeadTitle, getLead } from "../../features/becayis/landing/landing-texts.ts";
import { OtherSide } from "../../features/becayis/landing/other-side.tsx";
import { toQuestion } from "../../features/becayis/landing/to-question.ts";
import { EligibilityNotes } from "../../features/becayis/matches/eligibility-notes.tsx";
import { useListingLink } from "../../features/becayis/own/listing-button.tsx";
import {
  awaitOnServer,
  dataContext,
  findOrThrow,
  getPageNumber,
  toSlug,
  trpc,
  useHead,
  useShell,
} from "../../framework/browser.ts";
import { Breadcrumb, breadcrumbJsonLd } from "../../shared/ui/breadcrumb.tsx";
import { EmptyList } from "../../shared/ui/empty-list.tsx";
import { missingPage } from "../missing-page.ts";

/** Returns the input of the landing call. The place is a province, or two of them joined by a hyphen. */
function toLandingInput({ institution, position, place }: LandingParams) {
  const [city, ...toCity] = place === undefined ? [] : toSlug(place).split("-");
  return {
    institution: toSlug(institution),
    ...(position !== undefined && { position: toSlug(position) }),
    ...(city !== undefined && { city }),
    ...(toCity.length > 0 && { toCity: toCity.join("-") }),
  };
}

function toListingsInput(params: LandingParams, page: number) {
  const { city, toCity, ...group } = toLandingInput(params);
  return { ...group, ...(toCity === undefined ? city && { city } : { fromCity: city, toCity }), page };
}

export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<void> {
  const { utils, client, queryClient } = context.get(dataContext);
  const page = getPageNumber(new URL(request.url).searchParams);
  const input = toLandingInput(params);
  const { provinces, positions, institutions } = utils.reference;
  const [landing] = await Promise.all([
    findOrThrow(utils.becayis.landing.get.fetch(input), missingPage),
    awaitOnServer(queryClient.fetchQuery(listingsQuery(client, readerNow(), toListingsInput(params, page)))),
    ...(input.toCity ? [] : [provinces.fetch(), positions.fetch(), institutions.fetch()]), // lists of the filter form
  ]);
  const { pathname, search } = new URL(request.url);
  if (getPath(landing) !== pathname) throw redirect(getPath(landing) + search, 301); // former names and numeric ids
}

/** Shows the listings of an institution, of one of its titles, or of a title and a province or direction. */
export function Component() {
  const params = useParams();
  const [landing] = trpc.becayis.landing.get.useSuspenseQuery(toLandingInput(params));
  const { settings } = useShell();
  const page = getPageNumber(useSearchParams()[0]);
  const input = toListingsInput(params, page);
  const first = useFirstListings(input);
  const path = getPath(landing);
  const heading = getHeading(landing);
  const crumbs = getLandingCrumbs(landing).map(({ label, to }) => (to === path ? { label } : { label, to }));
  useHead({
    title: getHeadTitle(landing, page, settings.site_name),
    description: truncateText(getLead(landing), limits.metaDescriptionLength),
    canonical: page === 1 ? path : `${path}?sayfa=${page}`,
    noIndex: first.length === 0,
    boardFeed: boardFeedPath({ institution: landing.institution.slug, position: landing.position?.slug ?? "" }),
    jsonLd: [breadcrumbJsonLd(settings.site_url, crumbs, path), ...boardJsonLd(first, settings.site_url, page)],
  });
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1>{heading}</h1>
        <p className={styles.lead}>{getLead(landing)}</p>
      </header>
      <WaitingListing />
      <OtherSide landing={landing} reverse={getReversePath(landing)} />
      <section aria-label="İlanlar">
        <Listings
          input={input}
          getAddress={(number) => (number === 1 ? path : `${path}?sayfa=${number}`)}
          empty={<NobodyYet landing={landing} />}
        />
      </section>
      {first.length > 0 && <FollowLink followed={landing} />}
      <DirectionLists landing={landing} />
      <EligibilityNotes notes={landing.rules} />
      {!landing.toCity && <FoldedFilter filter={{ ...getLandingFilter(params), page }} />}
      <NeighbourLinks landing={landing} />
    </div>
  );
}

function NobodyYet({ landing }: { landing: Landing }) {
  return (
    <EmptyList
      title="Burada henüz ilan yok, ilk siz olun"
      text={
        "İlan verirseniz karşı yönden gelen ilk ilanla eşleşirsiniz; takip ederseniz uyan ilk ilanı e-postayla " +
        "öğrenirsiniz. İkisi için de üyelik gerekmez."
      }
      link={useListingLink(toQuestion(landing))}
      other={{ to: followAddress(landing), label: "Bu ilanları takip et" }}
    />
  );
}

function getPath({ institution, position, city, toCity }: Landing): string {
  return paths.landing({
    institution: institution.slug,
    position: position?.slug,
    city: city?.slug,
    toCity: toCity?.slug,
  });
}

/** Returns the page of the opposite direction; undefined if the page is not about a direction. */
function getReversePath(landing: Landing): string | undefined {
  const { city, toCity } = landing;
  return city && toCity ? getPath({ ...landing, city: toCity, toCity: city }) : undefined;
}
