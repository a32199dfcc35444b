import { maskContactDetails } from "@site/contract/common/contact-details";
import { paths } from "@site/contract/paths";
import { withCampaign } from "@site/contract/readers/statistics/own-campaigns";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { queueMail } from "../../../mail/service.ts";
import { publishedSql, wantedProvincesSql } from "../../../published/listings.ts";
import { STOP_ALERT_ADDRESS, stopAlertPath } from "../../paths.ts";
import { unblocked } from "../../swaps/blocks/queries.ts";
import { queueNotifications } from "../../swaps/matching/graph/notify-soon.ts";
import { searchQuery } from "../places/search-query.ts";
import { FIND_DUE_ALERTS, INSERT_ALERT_HITS, TAKE_ALERT_HITS } from "./queries.ts";
import { describeInMail, stopToken, withChoice } from "./service.ts";

const MAX_PER_MAIL = 20;
const MEMBERS_AT_ONCE = 200;

interface Candidate {
  id: number;
  /** The member with the alert; null for an address without an account. */
  member_id: number | null;
  /** Key of an address without an account; null for a member. */
  email_key: string | null;
  query: string;
}

/**
 * Records a new listing for every alert it matches, once per member and per confirmed address without an account. Own
 * listings and those of blocked members are excluded.
 */
export async function recordAlertHits(tx: Prisma.TransactionClient, listingId: number): Promise<void> {
  const candidates = await tx.$queryRawUnsafe<Candidate[]>(
    `SELECT a.id, a.member_id, a.email_key, a.query FROM search_alerts a, listings l, members o
     WHERE l.id = $1 AND o.id = l.member_id AND ${publishedSql("l")} AND a.frequency <> 'off'
       AND a.member_id IS DISTINCT FROM o.id AND a.email_key IS DISTINCT FROM o.email_key
       AND (a.email IS NULL OR a.confirmed_at IS NOT NULL)
       AND (a.from_city_id IS NULL OR a.from_city_id = l.offer_city_id) AND (a.to_city_id IS NULL
       OR a.to_city_id IN ${wantedProvincesSql("l")})
       AND (a.institution_id IS NULL OR a.institution_id = l.institution_id) AND (a.position_id IS NULL
       OR a.position_id = l.position_id)
       AND ${unblocked("a.member_id", "l.member_id")}
     ORDER BY (a.frequency = 'instant') DESC, a.id`,
    listingId,
  );
  const given = candidates.map(({ id, query, ...owner }) => ({ alert_id: id, ...owner, query: searchQuery(query) }));
  if (given.length === 0) return;
  const noted = await tx.$executeRawUnsafe(INSERT_ALERT_HITS, JSON.stringify(given), listingId);
  if (noted > 0) await queueNotifications(tx);
}

/** Mails the results of instant alerts. */
export function sendInstantAlerts(app: App): Promise<void> {
  return sendAlerts(app, "instant");
}

/** Mails the results of daily alerts, one mail per alert. */
export function sendDailyAlerts(app: App): Promise<void> {
  return sendAlerts(app, "daily");
}

async function sendAlerts(app: App, frequency: "instant" | "daily"): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number }>(FIND_DUE_ALERTS, [frequency, MEMBERS_AT_ONCE]);
  for (const { id } of rows) await app.db.prisma.$transaction((tx) => sendAlert(app, tx, id));
  if (rows.length === MEMBERS_AT_ONCE) await sendAlerts(app, frequency);
}

async function sendAlert(app: App, tx: Prisma.TransactionClient, alertId: number): Promise<void> {
  const taken = await tx.$queryRawUnsafe<{ listing_id: number }[]>(TAKE_ALERT_HITS, alertId);
  const alert = await tx.searchAlert.findUniqueOrThrow({
    where: { id: alertId },
    include: { member: true, ...withChoice },
  });
  const listings = await tx.$queryRawUnsafe<{ title: string; slug: string }[]>(
    `SELECT l.title, l.slug FROM listings l WHERE l.id = ANY($1::int[]) AND ${publishedSql("l")}
      AND ${unblocked("$2::int", "l.member_id")} ORDER BY l.id DESC LIMIT ${MAX_PER_MAIL}`,
    taken.map(({ listing_id }) => listing_id),
    alert.memberId,
  );
  const reader = getReader(alert);
  if (listings.length === 0 || !reader) return;
  const token = stopToken(app, alertId);
  await queueMail(app, tx, {
    template: "listing_alert",
    to: reader.to,
    props: {
      name: reader.name,
      watch: describeInMail(alert),
      listings: listings.map((listing) => ({
        title: maskContactDetails(listing.title),
        path: withCampaign(paths.listing(listing.slug), "takip"),
      })),
      stopPath: stopAlertPath(token),
      oneClickPath: `${STOP_ALERT_ADDRESS}?token=${token}`,
    },
  });
}

/** Returns the recipient of an alert's mails; undefined for a closed account. */
function getReader({ email, member }: Prisma.SearchAlertGetPayload<{ include: { member: true } }>) {
  if (email !== null) return { name: "", to: { name: "", email } };
  if (!member?.isActive) return undefined;
  return { name: member.firstName, to: { name: `${member.firstName} ${member.lastName}`, email: member.email } };
}
