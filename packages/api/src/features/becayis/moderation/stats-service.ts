import type { ExchangeStats, RecentActivity, TopCities } from "@site/contract/becayis/admin-schema";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../core/app.ts";
import { live } from "../matching/vertices.ts";

const RECENT = 10;

/** The numbers of the board, each with its growth: the new ones of the last 30 days against those of the 30 days before, in percent. */
export async function getExchangeStats(app: App): Promise<ExchangeStats> {
  const growth = (
    table: string,
    where = "true",
  ) => `(SELECT json_build_array(count(*) FILTER (WHERE created_at > now() - interval '30 days'),
    count(*) FILTER (WHERE created_at BETWEEN now() - interval '60 days' AND now() - interval '30 days')) FROM ${table} WHERE ${where})`;
  const { rows } = await app.db.pool.query<
    Record<"users" | "listings" | "matches" | "contacts", number> &
      Record<"user" | "listing" | "match" | "contact", [number, number]>
  >(
    `SELECT (SELECT count(*)::int FROM members) AS users, (SELECT count(*)::int FROM listings l WHERE ${live("l")}) AS listings, (SELECT count(*)::int FROM matches) AS matches,
       (SELECT count(*)::int FROM contact_requests WHERE status = 'pending' AND contact_type = 'request') AS contacts,
       ${growth("members")} AS user, ${growth("listings")} AS listing, ${growth("matches")} AS match, ${growth("contact_requests", "contact_type = 'request'")} AS contact`,
  );
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
  };
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
  wanted_city: string;
}

/** The newest listings and matches. */
export async function listRecentActivity(app: App): Promise<RecentActivity> {
  const cities = "JOIN provinces oc ON oc.id = l.offer_city_id JOIN provinces wc ON wc.id = l.wanted_city_id";
  const read = (text: string) => app.db.pool.query<ActivityRow>(text, [RECENT]);
  const [listings, matches] = await Promise.all([
    read(
      `SELECT l.id, l.created_at, l.title, oc.name AS offer_city, wc.name AS wanted_city FROM listings l ${cities} ORDER BY l.id DESC LIMIT $1`,
    ),
    read(`SELECT x.id, x.created_at, l.title, oc.name AS offer_city, wc.name AS wanted_city FROM matches x
      JOIN listings l ON l.id = (SELECT min(listing_id) FROM match_sides WHERE match_id = x.id) ${cities} ORDER BY x.id DESC LIMIT $1`),
  ]);
  const toActivity = ({ id, created_at, title, offer_city, wanted_city }: ActivityRow) => ({
    id,
    createdAt: created_at.toISOString(),
    title,
    offerCity: offer_city,
    wantedCity: wanted_city,
  });
  return { listings: listings.rows.map(toActivity), matches: matches.rows.map(toActivity) };
}

/** The ten provinces most live listings offer and want, small cells included: the administrator sees all there is. */
export async function listTopCities(app: App): Promise<TopCities> {
  const read = (column: "offer_city_id" | "wanted_city_id") =>
    app.db.pool.query<TopCities["offer"][number]>(
      `SELECT p.name AS city, count(*)::int AS count FROM listings l JOIN provinces p ON p.id = l.${column} WHERE ${live("l")} GROUP BY p.id ORDER BY count DESC, p.id LIMIT $1`,
      [limits.topCities],
    );
  const [offer, wanted] = await Promise.all([read("offer_city_id"), read("wanted_city_id")]);
  return { offer: offer.rows, wanted: wanted.rows };
}
