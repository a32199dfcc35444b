import { limits } from "@site/contract/common/limits";
import { Prisma } from "@site/db";
import { inDays } from "../../../core/clock.ts";
import { AppError } from "../../../core/errors.ts";
import { announceSoon } from "./announce-soon.ts";
import { type Counterpart, findCounterparts, SCORE_VERSION, scoreOf } from "./direct.ts";
import {
  BIND_LISTINGS,
  EXPIRE_MATCHES,
  EXPIRE_RINGS,
  RELEASE_PARTNERS,
  WRITE_MATCHES,
  WRITE_RINGS,
} from "./queries.ts";
import { canonical, findRings, type RingPath } from "./rings.ts";
import { findVertex, type Query, queryIn, type Vertex } from "./vertices.ts";

/** Any number; with an institution's number it names an advisory lock. */
const GRAPH_LOCK = 7_310_424;

type Tx = Prisma.TransactionClient;

/**
 * Lets changes of one institution's listings, matches and rings happen one after the other until this transaction ends: of
 * two listings that come onto the board at once, the later finds the earlier. To be taken before any row is changed.
 */
export function lockInstitutions(tx: Tx, institutionIds: number[]): Promise<void> {
  return lockEach(tx, Prisma.sql`SELECT DISTINCT unnest(${institutionIds}::int[]) AS id`);
}

/** The institutions of these listings, locked. */
export function lockListings(tx: Tx, listingIds: number[]): Promise<void> {
  return lockEach(
    tx,
    Prisma.sql`SELECT DISTINCT institution_id AS id FROM listings WHERE id = ANY(${listingIds}::int[])`,
  );
}

/** In one order for everybody, so that nobody waits in a circle. */
async function lockEach(tx: Tx, institutions: Prisma.Sql): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(${GRAPH_LOCK}::int, id) FROM (${institutions} ORDER BY id) AS ordered) AS held`;
}

/** What a listing can take part in: its direct matches and the rings through it; undefined for one that cannot be matched. */
export async function findSwaps(
  query: Query,
  listingId: number,
): Promise<{ me: Vertex; counterparts: Counterpart[]; rings: RingPath[] } | undefined> {
  const me = await findVertex(query, listingId);
  return (
    me && {
      me,
      counterparts: await findCounterparts(query, me),
      rings: await findRings(query, me, limits.ringsPerListing),
    }
  );
}

/** A listing has come onto the board: writes its direct matches and the rings through it. Does nothing for one that cannot be matched. */
export async function joinGraph(tx: Tx, listingId: number): Promise<{ matches: number; rings: number }> {
  const swaps = await findSwaps(queryIn(tx), listingId);
  if (!swaps) return { matches: 0, rings: 0 };
  const { me, counterparts, rings } = swaps;
  if (counterparts.length > 0) await writeMatches(tx, me, counterparts);
  if (rings.length > 0) await writeRings(tx, rings.map(canonical));
  if (counterparts.length + rings.length > 0) await announceSoon(tx);
  return { matches: counterparts.length, rings: rings.length };
}

/**
 * These listings have left the board or changed their wish: what was pending with them expires. An accepted match or ring of
 * theirs stays accepted, but binds the others no longer: they are matched anew.
 */
export async function leaveGraph(tx: Tx, listingIds: number[]): Promise<void> {
  await expirePending(tx, listingIds);
  const freed = await tx.$queryRawUnsafe<{ id: number }[]>(RELEASE_PARTNERS, listingIds);
  for (const { id } of freed) if (!listingIds.includes(id)) await joinGraph(tx, id);
}

/** Binds listings to the match or ring all have accepted. @param place "match:12" @throws CONFLICT where one is bound already or left the board */
export async function settle(tx: Tx, place: string, listingIds: number[], message: string): Promise<void> {
  const bound = await tx.$executeRawUnsafe(BIND_LISTINGS, place, listingIds);
  if (bound !== listingIds.length) throw new AppError("CONFLICT", { message });
  await expirePending(tx, listingIds);
}

async function expirePending(tx: Tx, listingIds: number[]): Promise<void> {
  await tx.$executeRawUnsafe(EXPIRE_MATCHES, listingIds);
  await tx.$executeRawUnsafe(EXPIRE_RINGS, listingIds);
}

/** A pair that was matched before and expired is pending again; one that was refused or accepted stays so. */
async function writeMatches(tx: Tx, me: Vertex, counterparts: Counterpart[]): Promise<void> {
  const rows = counterparts.map((other) => ({
    pair_key: pairKey(me.id, other.id),
    ...scoreOf(me, other),
    sides: [side(me), side(other)],
  }));
  await tx.$executeRawUnsafe(WRITE_MATCHES, JSON.stringify(rows), SCORE_VERSION);
}

async function writeRings(tx: Tx, paths: RingPath[]): Promise<void> {
  const rows = paths.map((path) => ({ ring_key: path.join("-"), size: path.length, path }));
  const expiresAt = await inDays(tx, limits.ringAnswerDays);
  await tx.$executeRawUnsafe(WRITE_RINGS, JSON.stringify(rows), expiresAt);
}

function pairKey(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

function side({ id, memberId }: { id: number; memberId: number }) {
  return { listing_id: id, member_id: memberId };
}
