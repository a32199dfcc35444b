import { provinceOf } from "@site/contract/becayis/board/reference/place";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { MatchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { limits } from "@site/contract/common/limits";
import { isStatementTimeout, type Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { type Query, queryIn } from "../../../../core/database/query.ts";
import { namePlaces } from "../../board/places/place-names.ts";
import { canSee } from "../blocks/policy.ts";
import { getContactRelations } from "../blocks/service.ts";
import type { Candidate } from "./graph/candidates.ts";
import { placesOf } from "./graph/candidates.ts";
import { DEMAND, PARTNERS, SECONDS } from "./graph/queries.ts";
import { findIns, findRingsByPlace } from "./graph/rings.ts";
import { findVertex, type Vertex } from "./graph/vertices.ts";

/** Timeout of each statement of the search for places. */
const STATEMENT_MS = 500;

/**
 * Returns the further wishes that would bring a match or a ring now, and the demand for the present wishes, as counts
 * without names. If the search takes too long, its places are omitted and `isComplete` is false.
 * @throws NOT_FOUND also for someone else's listing, TOO_MANY_REQUESTS
 */
export async function getHints(app: App, memberId: number, id: number): Promise<MatchingHints> {
  await app.limits.take("matchingHints", String(memberId));
  const listing = await app.db.prisma.listing.findFirst({
    where: { id, memberId },
    select: { id: true, institutionId: true, positionId: true, wantedPlaces: true },
  });
  if (!listing) throw new AppError("NOT_FOUND", { message: becayisTexts.listingNotFound });
  const hasMatch = await hasOpenMatch(app, id);
  const suggestions = hasMatch ? [] : await suggestInTime(app, id);
  return {
    hasMatch,
    isComplete: suggestions !== undefined,
    suggestions: suggestions ?? [],
    wantedPlaces: listing.wantedPlaces,
    wishes: await demandOf(queryIn(app.db.prisma), listing),
  };
}

async function hasOpenMatch(app: App, id: number): Promise<boolean> {
  const where = { status: { in: ["pending", "accepted"] }, sides: { some: { listingId: id } } };
  return (await app.db.prisma.match.count({ where })) > 0;
}

/** Returns undefined if a statement took too long. */
async function suggestInTime(app: App, id: number): Promise<MatchingHints["suggestions"] | undefined> {
  try {
    return await app.db.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${STATEMENT_MS}`);
      return suggest(tx, id);
    });
  } catch (error) {
    if (isStatementTimeout(error)) return undefined;
    throw error;
  }
}

async function suggest(tx: Prisma.TransactionClient, id: number): Promise<MatchingHints["suggestions"]> {
  const query = queryIn(tx);
  const me = await findVertex(query, id);
  if (!me || me.wantedPlaces.length >= limits.wishesPerListing) return [];
  const partners = new Set((await query<{ id: number }>(PARTNERS, [id])).map((partner) => partner.id));
  const ins = await findIns(query, me);
  const matches = await matchesByPlace(tx, me, ins, partners);
  const places = [...new Set([...matches.keys(), ...(await placesOfRings(query, me, ins))])].slice(
    0,
    limits.suggestedPlaces,
  );
  const rings = await findRingsByPlace(query, me, { ins, places, limit: limits.ringsCounted });
  const found = places.map((place) => ({
    place,
    matches: matches.get(place) ?? 0,
    rings: (rings.get(place) ?? []).filter(({ path }) => !path.some((listingId) => partners.has(listingId))).length,
  }));
  const helpful = found.filter((each) => each.matches + each.rings > 0);
  helpful.sort((a, b) => b.matches - a.matches || b.rings - a.rings || a.place - b.place);
  const names = await namePlaces(
    query,
    helpful.map(({ place }) => place),
  );
  return helpful.flatMap((each, index) => {
    const name = names[index];
    return name ? [{ ...name, ...each }] : [];
  });
}

/**
 * Counts the listings that want the own post by their place, the most frequent first. Each becomes a match if the place
 * is wanted.
 */
async function matchesByPlace(
  tx: Prisma.TransactionClient,
  me: Vertex,
  ins: Candidate[],
  partners: Set<number>,
): Promise<Map<number, number>> {
  const standing = await getContactRelations(
    tx,
    me.memberId,
    ins.map(({ memberId }) => memberId),
  );
  const counts = new Map<number, number>();
  for (const listing of ins) {
    const place = placeToWant(me, listing);
    if (place === null || partners.has(listing.id) || !canSee(standing(listing.memberId))) continue;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a, many], [b, more]) => more - many || a - b));
}

/** Returns the place to suggest as a wish: the province, or the district if the province is the own one. */
function placeToWant(me: Vertex, { offerCityId, offerDistrictId }: Candidate): number | null {
  if (offerCityId !== me.offerCityId) return offerCityId;
  return offerDistrictId === me.offerDistrictId ? null : offerDistrictId;
}

/** Returns the places of possible next listings in rings, those with the most posts first. */
async function placesOfRings(query: Query, me: Vertex, ins: Candidate[]): Promise<number[]> {
  if (ins.length === 0) return [];
  const seconds = await query<{ place: number | null }>(SECONDS, [
    me.id,
    me.institutionId,
    me.acceptsOtherPosition ? me.peers : [me.positionId],
    [...new Set(ins.flatMap(placesOf))],
    me.offerCityId,
    me.offerDistrictId,
    me.positionId,
  ]);
  return seconds.flatMap(({ place }) =>
    place === null || place === me.offerDistrictId || me.wantedPlaces.includes(place) ? [] : [place],
  );
}

/** Counts the other listings; small counts are hidden, as on the map. */
async function demandOf(
  query: Query,
  { id, institutionId, positionId, wantedPlaces }: Pick<Vertex, "id" | "institutionId" | "positionId" | "wantedPlaces">,
): Promise<MatchingHints["wishes"]> {
  const names = await namePlaces(query, wantedPlaces);
  const provinces = [...new Set(wantedPlaces.map(provinceOf))];
  const counts = await query<{ province: number; seeking: number; leaving: number }>(DEMAND, [
    institutionId,
    positionId,
    provinces,
    id,
  ]);
  const shown = (count = 0) => (count >= limits.smallestCellShown ? count : null);
  return names.map((name, index) => {
    const demand = counts.find(({ province }) => province === provinceOf(wantedPlaces[index] ?? 0));
    return { ...name, seeking: shown(demand?.seeking), leaving: shown(demand?.leaving) };
  });
}
