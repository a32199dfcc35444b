import { limits } from "@site/contract/common/limits";
import { Prisma } from "@site/db";
import { inDays } from "../../../core/clock.ts";
import { AppError } from "../../../core/errors.ts";
import { announceSoon } from "./announce-soon.ts";
import { type Counterpart, findCounterparts, SCORE_VERSION, scoreOf } from "./direct.ts";
import { canonical, findRings, type RingPath } from "./rings.ts";
import { findVertex, free, type Query, queryIn, type Vertex } from "./vertices.ts";

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
  const freed = await tx.$queryRaw<{ id: number }[]>`
    UPDATE listings SET settled_in = NULL WHERE settled_in IN (SELECT settled_in FROM listings WHERE id = ANY(${listingIds}::int[])) RETURNING id`;
  for (const { id } of freed) if (!listingIds.includes(id)) await joinGraph(tx, id);
}

/** Binds listings to the match or ring all have accepted. @param place "match:12" @throws CONFLICT where one is bound already or left the board */
export async function settle(tx: Tx, place: string, listingIds: number[], message: string): Promise<void> {
  const bound = await tx.$executeRawUnsafe(
    `UPDATE listings l SET settled_in = $1 WHERE l.id = ANY($2::int[]) AND ${free("l")}`,
    place,
    listingIds,
  );
  if (bound !== listingIds.length) throw new AppError("CONFLICT", { message });
  await expirePending(tx, listingIds);
}

async function expirePending(tx: Tx, listingIds: number[]): Promise<void> {
  await tx.$executeRaw`UPDATE matches SET status = 'expired', updated_at = now()
    WHERE status = 'pending' AND id IN (SELECT match_id FROM match_sides WHERE listing_id = ANY(${listingIds}::int[]))`;
  await tx.$executeRaw`UPDATE rings SET status = 'expired'
    WHERE status = 'pending' AND id IN (SELECT ring_id FROM ring_members WHERE listing_id = ANY(${listingIds}::int[]))`;
}

/** A pair that was matched before and expired is pending again; one that was refused or accepted stays so. */
async function writeMatches(tx: Tx, me: Vertex, counterparts: Counterpart[]): Promise<void> {
  const rows = counterparts.map((other) => ({
    pair_key: pairKey(me.id, other.id),
    ...scoreOf(me, other),
    sides: [side(me), side(other)],
  }));
  await tx.$executeRaw`
    WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(pair_key text, score int, reasons jsonb, sides jsonb)),
    written AS (
      INSERT INTO matches (pair_key, score, score_version, reasons, updated_at) SELECT pair_key, score, ${SCORE_VERSION}::int, reasons, now() FROM given
      ON CONFLICT (pair_key) DO UPDATE SET status = 'pending', end_told_at = NULL, score = EXCLUDED.score, score_version = EXCLUDED.score_version, reasons = EXCLUDED.reasons, updated_at = now()
        WHERE matches.status = 'expired'
      RETURNING id, pair_key)
    INSERT INTO match_sides (match_id, listing_id, member_id)
    SELECT written.id, s.listing_id, s.member_id FROM written JOIN given USING (pair_key), jsonb_to_recordset(given.sides) AS s(listing_id int, member_id int)
    ON CONFLICT (match_id, listing_id) DO UPDATE SET answer = 'pending', answered_at = NULL, member_id = EXCLUDED.member_id`;
}

async function writeRings(tx: Tx, paths: RingPath[]): Promise<void> {
  const rows = paths.map((path) => ({ ring_key: path.join("-"), size: path.length, path }));
  const expiresAt = await inDays(tx, limits.ringAnswerDays);
  await tx.$executeRaw`
    WITH given AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(ring_key text, size int, path int[])),
    written AS (
      INSERT INTO rings (ring_key, size, expires_at) SELECT ring_key, size, ${expiresAt}::timestamptz FROM given
      ON CONFLICT (ring_key) DO UPDATE SET status = 'pending', end_told_at = NULL, expires_at = EXCLUDED.expires_at WHERE rings.status = 'expired'
      RETURNING id, ring_key)
    INSERT INTO ring_members (ring_id, step, listing_id, member_id)
    SELECT written.id, p.step - 1, p.listing_id, l.member_id
    FROM written JOIN given USING (ring_key), unnest(given.path) WITH ORDINALITY AS p(listing_id, step) JOIN listings l ON l.id = p.listing_id
    ON CONFLICT (ring_id, step) DO UPDATE SET answer = 'pending', answered_at = NULL`;
}

function pairKey(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

function side({ id, memberId }: { id: number; memberId: number }) {
  return { listing_id: id, member_id: memberId };
}
