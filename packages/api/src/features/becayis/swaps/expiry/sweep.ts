import { becayisNotificationTitles } from "@site/contract/becayis/notification-labels";
import { resultNotificationTitles } from "@site/contract/becayis/swaps/results/labels";
import { paths } from "@site/contract/paths";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { notifyMember } from "../../../notifications/notify-member.ts";
import { publishedSql } from "../../../published/listings.ts";
import { renewalToken } from "../../board/listings/own/status-service.ts";
import { renewalPath } from "../../paths.ts";
import { notifyLapsed } from "../contact/answers-service.ts";
import { requestInclude } from "../contact/view.ts";
import { joinGraph, leaveGraph, lockInstitutions } from "../matching/graph/graph.ts";
import { queuePlansApart } from "../matching/graph/plan-soon.ts";
import { notifyReleased } from "../matching/released-notifications.ts";
import { reopenRefused } from "../results/reopen-service.ts";
import {
  EXPIRE_LISTINGS,
  EXPIRE_RINGS,
  INCOMPLETE_MATCHES,
  INCOMPLETE_RINGS,
  ORPHANED_LISTINGS,
  OVERDUE_RESULTS,
  UNREACHABLE_LISTINGS,
} from "./queries.ts";

const BATCH = 100;

/** Expires listings, contact requests and rings, and ends matches and rings of deleted listings and members. */
export async function sweep(app: App): Promise<void> {
  await lapseRequests(app);
  const lapsed = await app.db.pool.query<{ id: number }>(EXPIRE_RINGS);
  await queuePlansApart(
    app,
    lapsed.rows.map(({ id }) => id),
  );
  await eachBatch(
    app,
    "SELECT id, institution_id FROM listings WHERE status = 'active' AND expires_at <= now()",
    async (tx, ids) => {
      await notifyReleased(app, tx, await leaveGraph(tx, ids));
      const expired = await tx.$queryRawUnsafe<Ended[]>(EXPIRE_LISTINGS, ids);
      for (const listing of expired) if (listing.approvalStatus === "approved") await notifyExpired(app, tx, listing);
    },
  );
  await eachBatch(app, UNREACHABLE_LISTINGS, async (tx, ids) => notifyReleased(app, tx, await leaveGraph(tx, ids)));
  await eachBatch(app, ORPHANED_LISTINGS, releaseAndRejoin);
  await eachBatch(app, OVERDUE_RESULTS, async (tx, ids) => {
    await releaseAndRejoin(tx, ids);
    await notifyReturned(app, tx, ids);
  });
  await reopenRefused(app);
  await app.db.pool.query(INCOMPLETE_MATCHES);
  await app.db.pool.query(INCOMPLETE_RINGS);
}

/** Expires unanswered contact requests and notifies their senders. */
async function lapseRequests(app: App): Promise<void> {
  const due = "status = 'pending' AND lapses_at <= now()";
  const { rows } = await app.db.pool.query(`SELECT 1 FROM contact_requests WHERE ${due} LIMIT 1`);
  if (rows.length === 0) return;
  await app.db.prisma.$transaction(async (tx) => {
    const lapsed = await tx.$queryRawUnsafe<{ id: number }[]>(
      `UPDATE contact_requests SET status = 'lapsed', updated_at = now()
       WHERE id IN (SELECT id FROM contact_requests WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
    );
    const requests = await tx.contactRequest.findMany({
      where: { id: { in: lapsed.map(({ id }) => id) } },
      include: requestInclude,
    });
    for (const request of requests) await notifyLapsed(app, tx, request);
  });
  await lapseRequests(app);
}

interface Ended {
  memberId: number;
  title: string;
  approvalStatus: string;
}

function notifyExpired(app: App, tx: Prisma.TransactionClient, { memberId, title }: Ended): Promise<void> {
  return notifyMember(app, tx, memberId, {
    event: "listing_expired",
    title: becayisNotificationTitles.listingExpired,
    message: title,
    link: paths.board,
    mail: (name) => ({ template: "listing_expired", props: { name, listingTitle: title, path: paths.board } }),
  });
}

async function releaseAndRejoin(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  await tx.listing.updateMany({ where: { id: { in: ids } }, data: { settledIn: null, awaitsResult: false } });
  for (const id of ids) await joinGraph(tx, id);
}

/** Notifies owners that their listing no longer waits for a result. */
async function notifyReturned(app: App, tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  const listings = await tx.listing.findMany({
    where: { id: { in: ids } },
    select: { memberId: true, title: true },
    orderBy: { memberId: "asc" },
  });
  for (const { memberId, title } of listings) {
    await notifyMember(app, tx, memberId, {
      event: "result_asked",
      title: resultNotificationTitles.returned,
      message: title,
      link: paths.board,
      mail: (name) => ({ template: "result_overdue", props: { name, listingTitle: title, path: paths.board } }),
    });
  }
}

/** Runs work on batches of listings. A plain query first avoids idle transactions. */
async function eachBatch(
  app: App,
  select: string,
  work: (tx: Prisma.TransactionClient, ids: number[]) => Promise<void>,
): Promise<void> {
  const { rows } = await app.db.pool.query<{ id: number; institution_id: number }>(`${select} LIMIT ${BATCH}`);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await changePages(app, ["becayis"], async (tx) => {
    await lockInstitutions(
      tx,
      rows.map(({ institution_id }) => institution_id),
    );
    await work(tx, ids);
  });
  if (rows.length === BATCH) await eachBatch(app, select, work);
}

interface Ending {
  id: number;
  memberId: number;
  title: string;
  expiresAt: Date;
}

/** Reminds owners seven days and one day before a listing expires, with a renewal link. */
export async function remind(app: App): Promise<void> {
  const due = `l.reminders_sent < CASE WHEN l.expires_at <= now() + interval '1 day' THEN 2
    WHEN l.expires_at <= now() + interval '7 days' THEN 1 ELSE 0 END AND ${publishedSql("l")}`;
  const { rows } = await app.db.pool.query(`SELECT 1 FROM listings l WHERE ${due} LIMIT 1`);
  if (rows.length === 0) return;
  await app.db.prisma.$transaction(async (tx) => {
    const ending = await tx.$queryRawUnsafe<Ending[]>(
      `UPDATE listings l SET reminders_sent = CASE WHEN l.expires_at <= now() + interval '1 day' THEN 2 ELSE 1 END
       WHERE l.id IN (SELECT l.id FROM listings l WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING l.id, l.member_id AS "memberId", l.title, l.expires_at AS "expiresAt"`,
    );
    for (const listing of ending) await remindOwner(app, tx, listing);
  });
  await remind(app);
}

function remindOwner(app: App, tx: Prisma.TransactionClient, listing: Ending): Promise<void> {
  const path = renewalPath(renewalToken(app, listing));
  return notifyMember(app, tx, listing.memberId, {
    event: "listing_expiring",
    title: becayisNotificationTitles.listingExpiring,
    message: listing.title,
    link: paths.board,
    mail: (name) => ({
      template: "listing_expiring",
      props: { name, listingTitle: listing.title, path, expiresAt: listing.expiresAt.toISOString() },
    }),
  });
}
