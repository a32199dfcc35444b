import { expect, it } from "vitest";
import { type PlanBoard, type PlanListing, packBoard } from "./board.ts";
import { findCirculation } from "./circulation.ts";
import { countPeople } from "./improve.ts";
import { loadSolver } from "./linear-program.ts";
import { buildModel } from "./model.ts";
import { solvePeople } from "./people-program.ts";
import { planPlaces } from "./places-plan.ts";
import { seeded } from "./random.ts";
import { RingRules } from "./rules.ts";
import { type Plan, solveBoard, solveFirstCome } from "./solve.ts";
import { sampleBoard } from "./testing/sample-board.ts";

/** The full number is for `npm run test:endurance`. */
const GRAPHS = process.env.ENDURANCE ? 1_000 : 20;
/** A ring that visits a place twice is two possible rings, of which one is refused here. */
const TWICE_AT_A_PLACE = 104;
const SIZE = 9;
/** Generous timeout for slow machines; the test checks results, not time. */
const PATIENCE_MS = 300_000;

const take = (random: () => number, below: number) => Math.floor(random() * below);

/** Makes a board of few places with districts, two positions, blocks, refusals and owners of two listings. */
function randomBoard(seed: number): PlanBoard {
  const random = seeded(seed);
  const post = () => {
    const offerCityId = 1 + take(random, 4);
    return { offerCityId, offerDistrictId: take(random, 4) === 0 ? offerCityId * 100 + 1 + take(random, 2) : null };
  };
  const listings = Array.from({ length: SIZE }, (_, index): PlanListing => {
    const wished = Array.from({ length: 1 + take(random, 3) }, post);
    return {
      id: 10 + index,
      memberId: take(random, 8) === 0 ? 1 : 100 + index,
      ...post(),
      wantedPlaces: [...new Set(wished.map(({ offerCityId, offerDistrictId }) => offerDistrictId ?? offerCityId))],
      waitingSince: take(random, 1_000) * 60_000,
      positionId: 1 + Number(take(random, 5) === 0),
      acceptsOtherPosition: take(random, 2) === 0,
    };
  });
  const owner = () => listings[take(random, SIZE)]?.memberId ?? 0;
  const board: PlanBoard = { listings, blockedOwners: [[owner(), owner()]], refusedRings: [] };
  const refused = bruteRings(board)[0];
  return { ...board, refusedRings: refused && seed % 2 === 0 ? [refused.map(({ id }) => id).reverse()] : [] };
}

/** Reference implementation: the rank of the wish that a post meets, or 0. */
function rankOf(from: PlanListing, to: PlanListing): number {
  const isAllowed = from.positionId === to.positionId || (from.acceptsOtherPosition && to.acceptsOtherPosition);
  const isSamePlace = from.offerCityId === to.offerCityId && from.offerDistrictId === to.offerDistrictId;
  if (!isAllowed || isSamePlace) return 0;
  return from.wantedPlaces.findIndex((place) => place === to.offerCityId || place === to.offerDistrictId) + 1;
}

function isLegal(board: PlanBoard, ring: PlanListing[]): boolean {
  const isBlocked = (a: PlanListing, b: PlanListing) =>
    a.memberId === b.memberId ||
    board.blockedOwners.some(
      (pair) => pair.includes(a.memberId) && pair.includes(b.memberId) && a.memberId !== b.memberId,
    );
  const ids = ring.map(({ id }) => id);
  return (
    ring.length >= 2 &&
    ring.length <= 4 &&
    new Set(ids).size === ids.length &&
    ring.every((from, at) => rankOf(from, ring[(at + 1) % ring.length] ?? from) > 0) &&
    !ring.some((a, at) => ring.some((b, index) => index > at && isBlocked(a, b))) &&
    !board.refusedRings.some((refused) => refused.length === ids.length && refused.every((id) => ids.includes(id)))
  );
}

function bruteRings(board: PlanBoard): PlanListing[][] {
  const walk = (path: PlanListing[]): PlanListing[][] => {
    const [first, last] = [path[0], path.at(-1)];
    if (!first || !last) return [];
    const next = path.length < 4 ? board.listings.filter(({ id }) => id > first.id) : [];
    return [
      ...(isLegal(board, path) ? [path] : []),
      ...next.flatMap((listing) => (path.includes(listing) || !rankOf(last, listing) ? [] : walk([...path, listing]))),
    ];
  };
  return board.listings.flatMap((listing) => walk([listing]));
}

/**
 * Returns the best score of all plans: most people, then the least sum of ranks, then the least sum of waiting starts.
 */
function brutePlan(board: PlanBoard): number[] {
  const rings = bruteRings(board);
  const rated = rings.map((ring) => ({
    ring,
    score: [
      ring.length,
      -ring.reduce((sum, from, at) => sum + rankOf(from, ring[(at + 1) % ring.length] ?? from), 0),
      -ring.reduce((sum, { waitingSince }) => sum + waitingSince / 60_000, 0),
    ],
  }));
  const search = (from: number, taken: Set<PlanListing>): number[] => {
    let best = [0, 0, 0];
    for (let index = from; index < rated.length; index++) {
      const { ring, score } = rated[index] ?? { ring: [], score: [] };
      if (ring.some((listing) => taken.has(listing))) continue;
      const rest = search(index + 1, new Set([...taken, ...ring]));
      const sum = score.map((value, at) => value + (rest[at] ?? 0));
      if (compare(sum, best) > 0) best = sum;
    }
    return best;
  };
  return search(0, new Set());
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Checks that the rings are legal and share nobody, and returns the plan's score. */
function check(board: PlanBoard, plan: Plan): number[] {
  const byId = new Map(board.listings.map((listing) => [listing.id, listing]));
  const rings = plan.rings.map((ring) => ring.flatMap((id) => byId.get(id) ?? []));
  for (const ring of rings) expect({ ring, isLegal: isLegal(board, ring) }).toEqual({ ring, isLegal: true });
  const ids = plan.rings.flat();
  expect(new Set(ids).size).toBe(ids.length);
  expect(plan.people).toBe(ids.length);
  expect(plan.people + plan.gap).toBe(plan.ringBound);
  expect(plan.ringBound).toBeLessThanOrEqual(plan.circleBound);
  const ranks = rings.flatMap((ring) => ring.map((from, at) => rankOf(from, ring[(at + 1) % ring.length] ?? from)));
  expect(plan.rankSum).toBe(ranks.reduce((sum, rank) => sum + rank, 0));
  return [
    plan.people,
    -plan.rankSum,
    -ids.reduce((sum, id) => sum + (byId.get(id)?.waitingSince ?? 0) / 60_000, 0),
  ].map((value) => value + 0);
}

it(
  `of ${GRAPHS} small boards move as many people as brute force, with the same ranks and waiting times`,
  async () => {
    let moved = 0;
    for (const seed of [...Array.from({ length: GRAPHS }, (_, index) => index + 1), TWICE_AT_A_PLACE]) {
      const board = randomBoard(seed);
      const plan = await solveBoard(packBoard(board));
      expect({ seed, score: check(board, plan) }).toEqual({ seed, score: brutePlan(board).map((value) => value + 0) });
      expect(plan.gap).toBe(0);
      moved += plan.people;
    }
    expect(moved).toBeGreaterThan(GRAPHS);
  },
  PATIENCE_MS,
);

it(
  `places of ${GRAPHS} boards without rules have as many moves as their listings, and the proof ends`,
  async () => {
    const highs = await loadSolver();
    let proven = 0;
    for (let seed = 1; seed <= GRAPHS; seed++) {
      const board = { ...randomBoard(seed), blockedOwners: [], refusedRings: [] };
      const listings = board.listings.map((listing) => ({ ...listing, memberId: listing.id }));
      const packed = packBoard({ ...board, listings });
      const model = buildModel(packed);
      const { rings, bound } = planPlaces(highs, model, findCirculation(model), 4);
      const people = solvePeople(highs, model, new RingRules(packed), 4)?.flat().length;
      expect({ seed, moved: countPeople(rings), bound }).toEqual({ seed, moved: people, bound: people });
      if (bound < findCirculation(model).people) proven++;
    }
    expect(proven).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

it(
  "rings are disjoint, legal, at least as many people as first come, and the same for the same board",
  async () => {
    for (const seed of process.env.ENDURANCE ? [1, 2, 3] : [1]) {
      const random = seeded(seed);
      const sample = sampleBoard(random, 150, () => 1 + take(random, 4));
      const first = solveFirstCome(packBoard(sample));
      check(sample, first);
      const owner = () => sample.listings[take(random, 150)]?.memberId ?? 0;
      const board: PlanBoard = {
        listings: sample.listings.map((listing) => ({
          ...listing,
          memberId: listing.memberId - (listing.id % 10 === 0 ? 1 : 0),
        })),
        blockedOwners: Array.from({ length: 200 }, () => [owner(), owner()]),
        refusedRings: first.rings.slice(0, 10),
      };
      const plan = await solveBoard(packBoard(board));
      check(board, plan);
      expect(plan.people).toBeGreaterThanOrEqual(solveFirstCome(packBoard(board)).people);
      const shuffled = { ...board, listings: board.listings.toReversed() };
      expect(await solveBoard(packBoard(shuffled))).toEqual(plan);
    }
  },
  PATIENCE_MS,
);
