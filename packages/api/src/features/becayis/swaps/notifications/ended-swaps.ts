import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { holdsBlocked } from "../blocks/queries.ts";
import { matchableSql } from "../matching/graph/queries.ts";

type Tx = Prisma.TransactionClient;

const BATCH = 200;
const IS_ENDED = "status = 'expired' AND end_told_at IS NULL";

const kinds = [
  {
    table: "matches",
    sides: "match_sides",
    key: "match_id",
    event: "match_answered",
    template: "match_ended",
    title: becayisNotificationTitles.matchEnded,
  },
  {
    table: "rings",
    sides: "ring_members",
    key: "ring_id",
    event: "ring_answered",
    template: "ring_ended",
    title: becayisNotificationTitles.ringEnded,
  },
] as const;

/**
 * Notifies members who had accepted a match or ring that expired, if their listing is still published and not bound. A
 * block between members prevents the notification.
 */
export async function notifyOfEnds(app: App): Promise<void> {
  for (const kind of kinds) while ((await notifyBatch(app, kind)) === BATCH);
}

async function notifyBatch(app: App, kind: (typeof kinds)[number]): Promise<number> {
  const { rows } = await app.db.pool.query(`SELECT 1 FROM ${kind.table} WHERE ${IS_ENDED} LIMIT 1`);
  if (rows.length === 0) return 0;
  return app.db.prisma.$transaction(async (tx) => {
    const taken = await tx.$queryRawUnsafe<{ id: number }[]>(
      `UPDATE ${kind.table} SET end_told_at = now() WHERE id IN (SELECT id FROM ${kind.table}
        WHERE ${IS_ENDED} ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
    );
    await notifyEnded(
      app,
      tx,
      kind,
      taken.map(({ id }) => id),
    );
    return taken.length;
  });
}

async function notifyEnded(
  app: App,
  tx: Tx,
  { sides, key, event, template, title }: (typeof kinds)[number],
  ids: number[],
): Promise<void> {
  const waiting = await tx.$queryRawUnsafe<{ member_id: number; title: string }[]>(
    `SELECT s.member_id, l.title FROM ${sides} s JOIN listings l ON l.id = s.listing_id
     WHERE s.${key} = ANY($1::int[]) AND s.answer = 'accepted' AND ${matchableSql("l")}
     AND NOT ${holdsBlocked(sides, key, "s")} ORDER BY s.member_id`,
    ids,
  );
  for (const { member_id, title: listingTitle } of waiting) {
    await notifyMember(app, tx, member_id, {
      event,
      title,
      message: listingTitle,
      link: paths.matches,
      mail: (name) => ({ template, props: { name, listingTitle, path: paths.matches } }),
    });
  }
}
