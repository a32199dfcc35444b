import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { getListingCard } from "@site/contract/becayis/board/listings/share-card";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { limits } from "@site/contract/common/limits";
import { slugify, truncateText } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useParams } from "react-router-dom";
import { endedQuery, listingQuery, readerNow } from "../../features/becayis/board/queries.ts";
import { getLandingCrumbs } from "../../features/becayis/landing/landing-crumbs.ts";
import { getHeading, type LandingPlace } from "../../features/becayis/landing/landing-texts.ts";
import { ListingDetail } from "../../features/becayis/listing/listing-detail.tsx";
import { ListingSkeleton } from "../../features/becayis/listing/listing-skeleton.tsx";
import { getHeadTitle, getSummary, listingJsonLd } from "../../features/becayis/listing/structured-data.ts";
import { useListing } from "../../features/becayis/listing/use-listing.ts";
import { useOwnListings } from "../../features/becayis/own/use-own-listings.ts";
import { awaitOnServer, dataContext, type Head, toSlug, trpc, useHead, useShell } from "../../framework/browser.ts";
import { breadcrumbJsonLd, type Crumb } from "../../shared/ui/breadcrumb.tsx";
import { LoadFailed } from "../../shared/ui/load-failed.tsx";
import { NotFound } from "../../shared/ui/not-found.tsx";

export async function loader({ context, params }: LoaderFunctionArgs): Promise<void> {
  const { client, queryClient } = context.get(dataContext);
  const identifier = toSlug(params.identifier);
  const read = async () => {
    const found = await queryClient.fetchQuery(listingQuery(client, readerNow(), identifier));
    if (!found) await queryClient.prefetchQuery(endedQuery(client, identifier));
  };
  await awaitOnServer(read());
}

export function Component() {
  const identifier = toSlug(useParams().identifier);
  const { data: listing, isError, refetch } = useListing(identifier);
  if (isError) return <FailedListing onRetry={() => void refetch()} />;
  if (listing === undefined) return <ListingSkeleton />;
  if (listing === null) return <NoListing identifier={identifier} />;
  return <ShownListing listing={listing} />;
}

/** Shows that a listing does not exist, or has left the board, with a link to others of its direction. */
function NoListing({ identifier }: { identifier: string }) {
  const { data: ended } = useQuery(endedQuery(trpc.useUtils().client, identifier));
  const link = ended
    ? {
        to: paths.landing({
          institution: ended.institution.slug,
          position: ended.position.slug,
          city: ended.from.slug,
          toCity: ended.to.slug,
        }),
        label: getHeading({ ...ended, city: ended.from, toCity: ended.to }),
      }
    : { to: paths.board, label: "İlanlara dön" };
  return (
    <NotFound
      title={boardTexts.listingNotFound}
      text="Aradığınız ilan mevcut değil veya kaldırılmış olabilir."
      link={link}
    />
  );
}

function FailedListing({ onRetry }: { onRetry: () => void }) {
  useHead({
    title: `${boardTexts.listingFailed} | ${useShell().settings.site_name}`,
    description: boardTexts.listingFailed,
    noIndex: true,
  });
  return <LoadFailed text={boardTexts.listingFailed} onRetry={onRetry} />;
}

function ShownListing({ listing }: { listing: Listing }) {
  const { settings } = useShell();
  const own = useOwnListings().data;
  const crumbs: Crumb[] = [...getLandingCrumbs(toPlace(listing)), { label: listing.title }];
  const path = paths.listing(listing.slug);
  useHead({
    title: `${getHeadTitle(listing)} | ${settings.site_name}`,
    description: truncateText(getSummary(listing), limits.metaDescriptionLength),
    canonical: path,
    card: toCard(listing),
    jsonLd: [listingJsonLd(listing, settings.site_url), breadcrumbJsonLd(settings.site_url, crumbs, path)],
  });
  return <ListingDetail listing={listing} isOwn={own?.some(({ id }) => id === listing.id) ?? false} crumbs={crumbs} />;
}

/** Returns the landing page of the listing's direction to its most wanted province. */
function toPlace(listing: Listing): LandingPlace {
  const toProvince = (name: string) => ({ name, slug: slugify(name) });
  return {
    institution: { name: listing.offerInstitution, slug: listing.institutionSlug },
    position: { name: listing.offerPosition, slug: listing.positionSlug },
    city: toProvince(listing.offerCity),
    toCity: toProvince(listing.wantedCity),
  };
}

/**
 * Returns the share card of a listing on the board. Other listings use the card of the site, so that no image of
 * theirs can be requested.
 */
function toCard(listing: Listing): Head["card"] {
  if (listing.status !== "active" || listing.approvalStatus !== "approved") return undefined;
  return { kind: "listings", slug: listing.slug, ...getListingCard(listing) };
}
