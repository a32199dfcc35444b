import type { Wish } from "@site/contract/becayis/board/listings/schema";
import type { ExchangeStats, RecentActivity, TopCities } from "@site/contract/becayis/board/moderation/admin-schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../../core/app.ts";
import { toWanted } from "../listings/view.ts";
import { EXCHANGE_STATS, RECENT_LISTINGS, RECENT_MATCHES, TOP_OFFERED, TOP_WANTED } from "./queries.ts";

const RECENT = 10;

/** Returns the board's totals with their growth: the last 30 days against the 30 days before, in percent. */
export async function getExchangeStats(app: App): Promise<ExchangeStats> {
  const { rows } = await app.db.pool.query<
    Record<"users" | "listings" | "matches" | "contacts", number> &
      Record<"user" | "listing" | "match" | "contact", [number, number]>
  >(EXCHANGE_STATS);
  const [row] = rows;
  return {
    totalUsers: row?.users ?? 0,
    activeListings: row?.listings ?? 0,
    totalMatches: row?.matches ?? 0,
    pendingContacts: row?.contacts ?? 0,
    userGrowth: percent(row?.user),
    listingGrowth: percent(row?.listing),
    matchGrowth: percent(row?.match),
    contactGrowth: percent(row?.contact),
    newRecords: {
      user: toNewRecords(row?.user),
      listing: toNewRecords(row?.listing),
      match: toNewRecords(row?.match),
      contact: toNewRecords(row?.contact),
    },
  };
}

function toNewRecords([recent, before]: [number, number] = [0, 0]) {
  return { recent, before };
}

function percent([now, before]: [number, number] = [0, 0]): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return Math.round(((now - before) / before) * 100);
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
