import type { Wish } from "@site/contract/becayis/board/listings/schema";
import type {
  ExchangeStats,
  NewRecords,
  RecentActivity,
  TopCities,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../../core/app.ts";
import { toWanted } from "../listings/view.ts";
import { EXCHANGE_STATS, RECENT_LISTINGS, RECENT_MATCHES, TOP_OFFERED, TOP_WANTED } from "./queries.ts";

const RECENT = 10;

/**
 * Returns the board's totals, and how many of each are of the last 30 days and of the 30 days before; the growth
 * compares these in percent.
 */
export async function getExchangeStats(app: App): Promise<ExchangeStats> {
  type Counts = [all: number, recent: number, before: number];
  const { rows } = await app.db.pool.query<Record<keyof ExchangeStats["newRecords"], Counts>>(EXCHANGE_STATS);
  const toCounts = ([all, recent, before]: Counts = [0, 0, 0]) => ({ all, recent, before });
  const user = toCounts(rows[0]?.user);
  const listing = toCounts(rows[0]?.listing);
  const match = toCounts(rows[0]?.match);
  const contact = toCounts(rows[0]?.contact);
  return {
    totalUsers: user.all,
    activeListings: listing.all,
    totalMatches: match.all,
    pendingContacts: contact.all,
    userGrowth: getGrowth(user),
    listingGrowth: getGrowth(listing),
    matchGrowth: getGrowth(match),
    contactGrowth: getGrowth(contact),
    newRecords: { user, listing, match, contact },
  };
}

function getGrowth({ recent, before }: NewRecords): number {
  if (before === 0) return recent > 0 ? 100 : 0;
  return Math.round(((recent - before) / before) * 100);
}

interface ActivityRow {
  id: number;
  created_at: Date;
  title: string;
  offer_city: string;
}

/** Returns the newest listings and matches. */
export async function listRecentActivity(app: App): Promise<RecentActivity> {
  const [listings, matches] = await Promise.all([
    app.db.pool.query<ActivityRow & { wishes: Wish[] }>(RECENT_LISTINGS, [RECENT]),
    app.db.pool.query<ActivityRow & { wanted_city: string }>(RECENT_MATCHES, [RECENT]),
  ]);
  const toActivity = ({ id, created_at, title, offer_city }: ActivityRow, wantedCity: string) => ({
    id,
    createdAt: created_at.toISOString(),
    title,
    offerCity: offer_city,
    wantedCity,
  });
  return {
    listings: listings.rows.map((row) => ({
      ...toActivity(row, toWanted(row.wishes).wantedCity),
      wishes: row.wishes,
    })),
    matches: matches.rows.map((row) => toActivity(row, row.wanted_city)),
  };
}

/**
 * Returns the ten most offered and most wanted provinces, including small counts, as only the administrator sees them.
 */
export async function listTopCities(app: App): Promise<TopCities> {
  const read = (text: string) => app.db.pool.query<TopCities["offer"][number]>(text, [limits.topCities]);
  const [offer, wanted] = await Promise.all([read(TOP_OFFERED), read(TOP_WANTED)]);
  return { offer: offer.rows, wanted: wanted.rows };
}
