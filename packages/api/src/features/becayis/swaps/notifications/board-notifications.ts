import { adminPaths } from "@site/contract/admin-paths";
import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { adminNotificationTexts } from "@site/contract/notifications/admin-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMemberBundled } from "../../../notifications/bundles.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { notifyAdmin } from "../../../notifications/service.ts";
import { sendInstantAlerts } from "../../board/alerts/delivery-service.ts";
import { holdsBlocked } from "../blocks/queries.ts";
import { deleteExcessRings } from "../matching/graph/excess-rings.ts";
import { notifyOfEnds } from "./ended-swaps.ts";

type Tx = Prisma.TransactionClient;

/** Matches and rings per transaction, which notifies up to four members for each and may take 20 seconds. */
const BATCH = 50;
const IS_NEW = "announced_at IS NULL AND status = 'pending'";

interface Found {
  member_id: number;
  /** Title of the member's own listing. */
  title: string;
  count: number;
}

/** Notifies members of new and ended matches and rings, and sends instant alerts. */
export async function sendBoardNotifications(app: App): Promise<void> {
  await deleteExcessRings(app);
  while ((await notifyBatch(app)) === BATCH);
  await notifyOfEnds(app);
  await sendInstantAlerts(app);
}

/**
 * Notifies one batch within the transaction that marks it as notified, so that nothing is sent twice. A plain query
 * first avoids idle transactions.
 */
async function notifyBatch(app: App): Promise<number> {
  const { rows } = await app.db.pool.query(
    `SELECT 1 FROM matches WHERE ${IS_NEW} UNION ALL SELECT 1 FROM rings WHERE ${IS_NEW} LIMIT 1`,
  );
  if (rows.length === 0) return 0;
  return app.db.prisma.$transaction(async (tx) => {
    const matches = await take(tx, "matches");
    const rings = await take(tx, "rings");
    for (const found of await getOwners(tx, "match_sides", "match_id", matches, "match_found"))
      await notifyMatches(app, tx, found);
    if (matches.length > 0)
      await notifyAdmin(tx, {
        type: "match_created",
        ...adminNotificationTexts.matchCreated(matches.length),
        link: adminPaths.listings,
      });
    for (const found of await getOwners(tx, "ring_members", "ring_id", rings, "ring_found"))
      await notifyRings(app, tx, found);
    return Math.max(matches.length, rings.length);
  });
}

/** Marks a batch of rows as notified and returns their ids; rows locked by another worker are skipped. */
async function take(tx: Tx, table: "matches" | "rings"): Promise<number[]> {
  const taken = await tx.$queryRawUnsafe<{ id: number }[]>(
    `UPDATE ${table} SET announced_at = now() WHERE id IN (SELECT id FROM ${table} WHERE ${IS_NEW}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
  );
  return taken.map(({ id }) => id);
}

/**
 * Returns the owners ordered by id, as `notifyMemberBundled` requires, without pairs that have a block. Owners who
 * switched the event off are excluded in the query, because one listing may create rings with hundreds of owners.
 */
function getOwners(
  tx: Tx,
  table: "match_sides" | "ring_members",
  key: "match_id" | "ring_id",
  ids: number[],
  event: "match_found" | "ring_found",
): Promise<Found[]> {
  return tx.$queryRawUnsafe<Found[]>(
    `SELECT s.member_id, max(l.title) AS title, count(DISTINCT s.${key})::int AS count FROM ${table} s
      JOIN listings l ON l.id = s.listing_id
     WHERE s.${key} = ANY($1::int[]) AND NOT ${holdsBlocked(table, key, "s")}
       AND s.member_id NOT IN (SELECT member_id FROM notification_preferences WHERE event = $2 AND channel = 'none'
         AND member_id IN (SELECT member_id FROM ${table} WHERE ${key} = ANY($1::int[])))
     GROUP BY s.member_id ORDER BY s.member_id`,
    ids,
    event,
  );
}

function notifyMatches(app: App, tx: Tx, { member_id, title, count }: Found): Promise<void> {
  return notifyMember(app, tx, member_id, {
    event: "match_found",
    title: becayisNotificationTitles.matchFound(count),
    message: title,
    link: paths.matches,
    mail: (name) => ({ template: "match_found", props: { name, listingTitle: title, path: paths.matches, count } }),
  });
}

/** Notifies a member of new rings; the mails are bundled because rings are frequent. */
function notifyRings(app: App, tx: Tx, { member_id, title, count }: Found): Promise<void> {
  return notifyMemberBundled(app, tx, member_id, {
    event: "ring_found",
    bundle: "rings",
    count,
    title: becayisNotificationTitles.ringFound,
    message: title,
    link: paths.matches,
  });
}
