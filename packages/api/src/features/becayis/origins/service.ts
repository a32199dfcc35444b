import type { OriginStatistics, OriginStatisticsInput } from "@site/contract/becayis/origins/admin-schema";
import type { Origin } from "@site/contract/becayis/origins/origins";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import {
  COUNT_APPROVAL,
  COUNT_FIRST_MATCHES,
  COUNT_LISTING,
  COUNT_QUESTION,
  SUM_INSTITUTIONS,
  SUM_ORIGINS,
} from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Counts a question of an institution. */
export async function addQuestion({ db }: App, institutionId: number, origin: Origin): Promise<void> {
  await db.pool.query(COUNT_QUESTION, [institutionId, origin]);
}

/** Counts a listing that was sent, in its transaction, and notes its origin until its first match. */
export async function countListing(tx: Tx, listingId: number, origin: Origin): Promise<void> {
  await tx.$executeRawUnsafe(COUNT_LISTING, listingId, origin);
}

/** Counts the approval of a listing that was never approved; runs before it is. */
export async function countApproval(tx: Tx, listingId: number): Promise<void> {
  await tx.$executeRawUnsafe(COUNT_APPROVAL, listingId);
}

/** Counts those of the listings that have their first match or ring. */
export async function countFirstMatches(tx: Tx, listingIds: number[]): Promise<void> {
  await tx.$executeRawUnsafe(COUNT_FIRST_MATCHES, listingIds);
}

/** Returns how many took each step from a question to a match, by origin and by institution. */
export async function getOriginStatistics(
  app: App,
  { from, to, institutionId }: OriginStatisticsInput,
): Promise<OriginStatistics> {
  const [origins, institutions] = await Promise.all([
    app.db.pool.query<OriginStatistics["origins"][number]>(SUM_ORIGINS, [from, to, institutionId ?? null]),
    app.db.pool.query<OriginStatistics["institutions"][number]>(SUM_INSTITUTIONS, [from, to]),
  ]);
  return { origins: origins.rows, institutions: institutions.rows };
}
