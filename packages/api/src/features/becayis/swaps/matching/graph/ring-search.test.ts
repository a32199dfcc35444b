import { expect, it } from "vitest";
import type { Candidate } from "./candidates.ts";
import { searchRings } from "./ring-search.ts";
import type { Vertex } from "./vertices.ts";

const HOME = 6;
const PLACES = [34, 35, 16, 7];

const me: Vertex = {
  id: 1,
  memberId: 1,
  institutionId: 1,
  positionId: 1,
  serviceClass: "SH",
  peers: [1],
  acceptsOtherPosition: false,
  offerCityId: HOME,
  offerDistrictId: null,
  waitingSince: 0,
  wantedPlaces: [34, 35],
  isComplete: true,
};

/**
 * Returns a candidate. The board has many listings before and after `me`, in two provinces each, with wishes of
 * different ranks.
 */
const listing = (id: number, offerCityId: number, wantedPlaces: number[]): Candidate => ({
  ...me,
  id,
  memberId: id,
  offerCityId,
  wantedPlaces,
  waitingSince: (id * 7919) % 1009,
});
const outs = Array.from({ length: 60 }, (_, n) =>
  listing(100 + n, PLACES[n % 2] ?? 0, n % 3 === 0 ? [16, 7] : [80, 7, 16]),
);
const ins = Array.from({ length: 60 }, (_, n) =>
  listing(300 + n, PLACES[2 + (n % 2)] ?? 0, n % 4 === 0 ? [HOME] : [81, HOME]),
);

const search = (limit: number, isBlocked = (_a: number, _b: number) => false) =>
  searchRings(me, { outs, ins, middle: undefined, isBlocked, limit });

it("returns the best of many rings, in the order that all of them have", () => {
  const all = search(1_000_000);
  expect(all).toHaveLength(60 * 60);
  const sum = ({ ranks }: { ranks: number[] }) => ranks.reduce((total, rank) => total + rank, 0);
  expect(all.map(sum)).toEqual(all.map(sum).toSorted((a, b) => a - b));
  for (const limit of [1, 10, 100, 1_000]) expect(search(limit)).toEqual(all.slice(0, limit));
});

it("prefers those who have waited longest among equal ranks", () => {
  const since = new Map([...outs, ...ins].map(({ id, waitingSince }) => [id, waitingSince]));
  const newest = search(1_000_000)
    .filter(({ ranks }) => ranks.every((rank) => rank === 1))
    .map(({ path }) => Math.max(...path.slice(1).map((id) => since.get(id) ?? 0)));
  expect(newest.length).toBeGreaterThan(10);
  expect(newest).toEqual(newest.toSorted((a, b) => a - b));
});

it("leaves out blocked pairs", () => {
  const [best] = search(1);
  const blocked = best?.path.slice(1) ?? [];
  const rings = search(1_000_000, (a, b) => blocked.includes(a) && blocked.includes(b));
  expect(rings).toHaveLength(60 * 60 - 1);
});

it("returns any rings up to the limit for a count", () => {
  const any = searchRings(me, { outs, ins, middle: undefined, isBlocked: () => false, limit: 50, isAny: true });
  const all = new Set(search(1_000_000).map(({ path }) => path.join("-")));
  expect(any).toHaveLength(50);
  expect(any.every(({ path }) => all.has(path.join("-")))).toBe(true);
});
