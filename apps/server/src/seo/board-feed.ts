import { type App, getSiteSettings, listFeedListings } from "@site/api";
import { boardFeedPath, type FeedChoice } from "@site/contract/becayis/board/feed/address";
import { getRoute } from "@site/contract/becayis/board/listings/listing-route";
import { getPlaceText, getWishesText } from "@site/contract/becayis/board/listings/wish-texts";
import { paths } from "@site/contract/paths";
import { renderRssChannel } from "./rss.ts";

type FeedListing = Awaited<ReturnType<typeof listFeedListings>>["listings"][number];

/**
 * Renders the newest listings as RSS 2.0.
 * @throws NOT_FOUND for an unknown institution or position
 */
export async function renderBoardRss(app: App, choice: FeedChoice): Promise<string> {
  const [{ site_name }, list] = await Promise.all([getSiteSettings(app), listFeedListings(app, choice)]);
  const about = [list.institution, list.position].filter(Boolean).join(", ");
  return renderRssChannel({
    siteUrl: app.siteUrl,
    self: boardFeedPath(choice),
    title: `${about ? `${about}: becayiş ilanları` : "Becayiş ilanları"} | ${site_name}`,
    url: app.siteUrl + getPagePath(choice),
    description: "Kamu personelinin en yeni becayiş ilanları.",
    items: list.listings.map((listing) => ({
      title: `${getRoute(listing)}: ${listing.title}`,
      url: app.siteUrl + paths.listing(listing.slug),
      guid: app.siteUrl + paths.listing(String(listing.id)),
      published: listing.publishedAt ?? listing.createdAt,
      category: listing.offerInstitution,
      description: `${getFacts(listing)} · ${listing.user.fullName}`,
    })),
  });
}

/** Returns the page that shows the same listings. */
function getPagePath({ institution, position }: FeedChoice): string {
  if (institution) return paths.landing({ institution, position: position || undefined });
  return position ? `${paths.board}?pozisyon=${position}` : paths.board;
}

function getFacts(listing: FeedListing): string {
  const from = getPlaceText({ city: listing.offerCity, district: listing.offerDistrict });
  return `${listing.offerInstitution}, ${listing.offerPosition} · ${from} → ${getWishesText(listing.wishes)}`;
}
