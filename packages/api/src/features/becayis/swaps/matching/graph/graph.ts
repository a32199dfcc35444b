import { limits } from "@site/contract/common/limits";
import { Prisma } from "@site/db";
import { AppError } from "../../../../../core/calls/errors.ts";
import { type Query, queryIn } from "../../../../../core/database/query.ts";
import { addJobs } from "../../../../../core/queue/job-queue.ts";
import { type Counterpart, findCounterparts, getScore, SCORE_VERSION } from "./direct.ts";
import { notifySoon } from "./notify-soon.ts";
import { type PlanScope, planSoon } from "./plan-soon.ts";
import { BIND_LISTINGS, EXPIRE, EXPIRE_AND_RELEASE, FORGET_ANSWERS, WRITE_MATCHES, WRITE_RINGS } from "./queries.ts";
import type { FoundRing } from "./ring-search.ts";
import { canonical, findRings } from "./rings.ts";
import { findVertex, type Vertex } from "./vertices.ts";

/** First part of the advisory lock key; the second part is the institution's id. */
const GRAPH_LOCK = 7_310_424;

type Tx = Prisma.TransactionClient;

/**
 * Locks institutions until the transaction ends, so that changes of their listings, matches and rings run in sequence
 * and of two new listings the later finds the earlier. Call before changing any row.
 */
export function lockInstitutions(tx: Tx, institutionIds: number[]): Promise<void> {
  return lockEach(tx, Prisma.sql`SELECT DISTINCT unnest(${institutionIds}::int[]) AS id`);
}

/** Locks the institutions of these listings, and further ones. */
export function lockListings(tx: Tx, listingIds: number[], institutionIds: number[] = []): Promise<void> {
  return lockEach(
    tx,
    Prisma.sql`SELECT institution_id AS id FROM listings WHERE id = ANY(${listingIds}::int[])
      UNION SELECT unnest(${institutionIds}::int[])`,
  );
}

/** Locks in ascending order, which prevents deadlocks. */
async function lockEach(tx: Tx, institutions: Prisma.Sql): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${GRAPH_LOCK}::int, id) FROM (${institutions}
    ORDER BY id) AS ordered) AS held`;
}

/** A listing that an accepted match or ring bound until another one left. */
export interface Released {
  id: number;
  memberId: number;
  title: string;
  /** "match:12" or "ring:3" */
  place: string;
  /** The owner of the listing that left. */
  leaverId: number;
}

/** Returns a listing's direct matches and rings, or undefined if it cannot be matched. */
export async function findSwaps(
  query: Query,
  listingId: number,
): Promise<{ me: Vertex; counterparts: Counterpart[]; rings: FoundRing[] } | undefined> {
  const me = await findVertex(query, listingId);
  return (
    me && {
      me,
      counterparts: await findCounterparts(query, me),
      rings: await findRings(query, me, limits.ringsPerListing),
    }
  );
}

/**
 * Stores the matches and rings of a newly published listing and queues its plan; does nothing if it cannot be matched.
 */
export async function joinGraph(tx: Tx, listingId: number): Promise<{ matches: number; rings: number }> {
  const swaps = await findSwaps(queryIn(tx), listingId);
  if (!swaps) return { matches: 0, rings: 0 };
  const { me, counterparts, rings } = swaps;
  await storeSwaps(
    tx,
    counterparts.map((other) => [me, other]),
    rings,
  );
  const hasNew = counterparts.length + rings.length > 0;
  await addJobs(tx, [...(hasNew ? [notifySoon] : []), planSoon(me)]);
  return { matches: counterparts.length, rings: rings.length };
}

/**
 * Expires the pending matches and rings of listings that left the board or changed their wish; their answers are
 * restored when `joinGraph` finds them again. Accepted ones stay accepted but release their other listings, which are
 * matched again. Plans are queued.
 * @returns the released listings of others, whose owners must be told (`notifyReleased`)
 */
export async function leaveGraph(tx: Tx, listingIds: number[]): Promise<Released[]> {
  const [left] = await tx.$queryRawUnsafe<{ scopes: PlanScope[]; released: Released[] }[]>(
    EXPIRE_AND_RELEASE,
    listingIds,
  );
  const { scopes = [], released = [] } = left ?? {};
  await addJobs(tx, scopes.map(planSoon));
  for (const { id } of released) await joinGraph(tx, id);
  return released;
}

/** Discards the others' kept answers to a listing, because they had answered about another post. */
export async function forgetAnswers(tx: Tx, listingId: number): Promise<void> {
  await tx.$executeRawUnsafe(FORGET_ANSWERS, [listingId]);
}

/**
 * Releases listings that a match or ring binds, and matches them again.
 * @param place "match:12" or "ring:3"
 * @param listingId restricts the release to one listing
 */
export async function releaseListings(tx: Tx, place: string, listingId?: number): Promise<void> {
  const released = await tx.listing.updateManyAndReturn({
    where: { settledIn: place, ...(listingId !== undefined && { id: listingId }) },
    data: { settledIn: null, awaitsResult: false },
    select: { id: true },
  });
  for (const { id } of released) await joinGraph(tx, id);
}

/**
 * Binds listings to a match or ring that all members accepted, and queues the plan of the others.
 * @param place "match:12" or "ring:3"
 * @throws CONFLICT if one is already bound or not on the board
 */
export async function bindListings(tx: Tx, place: string, listingIds: number[], message: string): Promise<void> {
  const bound = await tx.$executeRawUnsafe(BIND_LISTINGS, place, listingIds);
  if (bound !== listingIds.length) throw new AppError("CONFLICT", { message });
  const scopes = await tx.$queryRawUnsafe<PlanScope[]>(EXPIRE, listingIds);
  await addJobs(tx, scopes.map(planSoon));
}

/**
 * Stores matches and rings and queues their notifications. Expired ones of the same listings become pending again, with their
 * answers if a listing was only off the board; rejected and accepted ones stay.
 */
export async function writeSwaps(
  tx: Tx,
  pairs: [one: Counterpart, other: Counterpart][],
  rings: FoundRing[],
): Promise<void> {
  await storeSwaps(tx, pairs, rings);
  if (pairs.length + rings.length > 0) await addJobs(tx, [notifySoon]);
}

async function storeSwaps(tx: Tx, pairs: [one: Counterpart, other: Counterpart][], rings: FoundRing[]): Promise<void> {
  if (pairs.length > 0) await writeMatches(tx, pairs);
  if (rings.length > 0) await writeRings(tx, rings.map(canonical));
}

async function writeMatches(tx: Tx, pairs: [one: Counterpart, other: Counterpart][]): Promise<void> {
  const rows = pairs.map(([one, other]) => ({
    pair_key: pairKey(one.id, other.id),
    ...getScore(one, other),
    sides: [side(one), side(other)],
  }));
  await tx.$executeRawUnsafe(WRITE_MATCHES, JSON.stringify(rows), SCORE_VERSION);
}

async function writeRings(tx: Tx, rings: FoundRing[]): Promise<void> {
  const rows = rings.map(({ path, ranks }) => ({ ring_key: path.join("-"), size: path.length, path, ranks }));
  await tx.$executeRawUnsafe(WRITE_RINGS, JSON.stringify(rows));
}

/** Returns the key of a match between two listings. */
export function pairKey(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

function side({ id, memberId }: { id: number; memberId: number }) {
  return { listing_id: id, member_id: memberId };
}
