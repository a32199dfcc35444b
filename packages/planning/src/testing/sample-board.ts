import type { PlanBoard, PlanListing } from "../board.ts";

const PROVINCES = 81;
/** İstanbul, Ankara, İzmir. */
const LARGEST = [34, 6, 35];
const SHARE_OF_WISHES = 0.5;
const SHARE_OF_POSTS = 0.1;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_WAIT_DAYS = 90;

/** Makes a board with a skew like Turkey's: half of the wishes and a tenth of the posts are of three provinces. */
export function sampleBoard(
  random: () => number,
  count: number,
  wishCount: (random: () => number) => number,
): PlanBoard {
  const listings = Array.from({ length: count }, (_, index) => sampleListing(random, index + 1, wishCount(random)));
  return { listings, blockedOwners: [], refusedRings: [] };
}

/** Makes a listing of an owner with the same id, which waits up to 90 days. */
export function sampleListing(random: () => number, id: number, wishCount: number): PlanListing {
  const post = province(random, SHARE_OF_POSTS);
  const wished = new Set<number>();
  while (wished.size < wishCount) {
    const city = province(random, SHARE_OF_WISHES);
    if (city !== post) wished.add(city);
  }
  return {
    id,
    memberId: id,
    offerCityId: post,
    offerDistrictId: null,
    wantedPlaces: [...wished],
    waitingSince: Math.floor(random() * MAX_WAIT_DAYS * DAY_MS),
    positionId: 1,
    acceptsOtherPosition: false,
  };
}

function province(random: () => number, shareOfLargest: number): number {
  if (random() < shareOfLargest) return LARGEST[Math.floor(random() * LARGEST.length)] ?? 34;
  return 1 + Math.floor(random() * PROVINCES);
}
