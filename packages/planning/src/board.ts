import { setImmediate } from "node:timers/promises";

/** Longest ring of a plan; a pair is a ring of two. */
export const MAX_RING = 4;
const WORDS_OF_LISTING = 6;
/** Listings that are packed without a pause, in a few milliseconds. */
export const LISTINGS_AT_ONCE = 2_000;

/** A listing that takes part: published, eligible, not bound. */
export interface PlanListing {
  id: number;
  memberId: number;
  /** Province and district of the post; null if the district is not stated. */
  offerCityId: number;
  offerDistrictId: number | null;
  /** Numbers of provinces (any district) and of districts, without repetition, the most wanted first. */
  wantedPlaces: number[];
  /** Milliseconds since 1970. */
  waitingSince: number;
  positionId: number;
  /** True if it takes posts of other positions of the group, from owners who do so too. */
  acceptsOtherPosition: boolean;
}

/** The listings of one institution whose owners may swap, and what must not be proposed. */
export interface PlanBoard {
  listings: PlanListing[];
  /** Pairs of owner ids; a block counts in both directions and for every two members of a ring. */
  blockedOwners: [number, number][];
  /** Listing ids of pairs and rings that a member refused, in any order. */
  refusedRings: number[][];
}

/** A board as typed arrays, which a thread receives without a copy of each object. Zero represents no district. */
export interface PackedBoard {
  /** Per listing: id, owner, province, district, position, accepts other positions. */
  listings: Int32Array;
  waitingSince: Float64Array;
  /** First wish of each listing, and the number of wishes at the end. */
  wishStarts: Int32Array;
  wishes: Int32Array;
  blockedOwners: Int32Array;
  /** Per refused ring: its size and its listings. */
  refusedRings: Int32Array;
}

/** Packs a board. Listings are sorted by waiting time and id, so that their order in the input does not matter. */
export function packBoard(board: PlanBoard): PackedBoard {
  const steps = packInSteps(board);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Packs a board like `packBoard`, with pauses in which other work goes on. */
export async function packBoardInPieces(board: PlanBoard): Promise<PackedBoard> {
  const steps = packInSteps(board);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

function* packInSteps(board: PlanBoard): Generator<void, PackedBoard> {
  const sorted = board.listings.toSorted((a, b) => a.waitingSince - b.waitingSince || a.id - b.id);
  yield;
  const wishCount = sorted.reduce((sum, { wantedPlaces }) => sum + wantedPlaces.length, 0);
  const listings = new Int32Array(sorted.length * WORDS_OF_LISTING);
  const waitingSince = new Float64Array(sorted.length);
  const wishStarts = new Int32Array(sorted.length + 1);
  const wishes = new Int32Array(wishCount);
  let next = 0;
  for (const [index, listing] of sorted.entries()) {
    const { id, memberId, offerCityId, offerDistrictId, positionId, acceptsOtherPosition } = listing;
    listings.set(
      [id, memberId, offerCityId, offerDistrictId ?? 0, positionId, Number(acceptsOtherPosition)],
      index * WORDS_OF_LISTING,
    );
    waitingSince[index] = listing.waitingSince;
    wishes.set(listing.wantedPlaces, next);
    next += listing.wantedPlaces.length;
    wishStarts[index + 1] = next;
    if (index % LISTINGS_AT_ONCE === LISTINGS_AT_ONCE - 1) yield;
  }
  return {
    listings,
    waitingSince,
    wishStarts,
    wishes,
    blockedOwners: Int32Array.from(board.blockedOwners.flat()),
    refusedRings: Int32Array.from(board.refusedRings.flatMap((ring) => [ring.length, ...ring])),
  };
}

/** Returns one listing of a packed board. */
export function listingAt({ listings }: PackedBoard, index: number) {
  const at = index * WORDS_OF_LISTING;
  return {
    id: listings[at] ?? 0,
    memberId: listings[at + 1] ?? 0,
    cityId: listings[at + 2] ?? 0,
    districtId: listings[at + 3] ?? 0,
    positionId: listings[at + 4] ?? 0,
    acceptsOtherPosition: listings[at + 5] === 1,
  };
}

/** Returns the wishes of one listing of a packed board, the most wanted first. */
export function wishesAt({ wishes, wishStarts }: PackedBoard, index: number): Int32Array {
  return wishes.subarray(wishStarts[index], wishStarts[index + 1]);
}

/** Returns the number of listings of a packed board. */
export function countListings(board: PackedBoard): number {
  return board.waitingSince.length;
}
