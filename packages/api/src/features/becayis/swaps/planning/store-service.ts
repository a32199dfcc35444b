import type { Prisma } from "@site/db";
import { createRingCheck, type Plan } from "@site/planning";
import type { App } from "../../../../core/app.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import { queryIn } from "../../../../core/database/query.ts";
import { lockInstitutions, pairKey, writeSwaps } from "../matching/graph/graph.ts";
import { type PlanScope, queuePlan } from "../matching/graph/plan-soon.ts";
import type { FoundRing } from "../matching/graph/ring-search.ts";
import { canonical } from "../matching/graph/rings.ts";
import { rankMet } from "../matching/graph/vertices.ts";
import {
  type BoardRow,
  type Eligibility,
  findAcceptedProposals,
  type Group,
  toBoard,
  toEligible,
  toLegal,
} from "./load-service.ts";
import {
  CLEAR_OTHERS,
  CLEAR_PROPOSALS,
  IS_CURRENT_PLAN,
  LISTINGS_OF_PLAN,
  LOCK_MATCHES,
  LOCK_RINGS,
  OTHER_MEMBERS,
  WRITE_PLAN,
} from "./queries.ts";

type Tx = Prisma.TransactionClient;

/** Rings per transaction, so that the institution's lock and the event loop are held only briefly. */
const BATCH = 100;

/** The stored plan of a group as it was when the board was read. */
export type StoredPlan = Pick<Prisma.PlanGetPayload<object>, "id" | "madeAt">;

interface Solved {
  scope: PlanScope;
  group: Group;
  former: StoredPlan | null;
  plan: Plan;
  durationMs: number;
  boardHash: Buffer;
  eligibility: Eligibility;
}

/**
 * Stores a plan and proposes its pairs and rings in short transactions, leaving out those whose listings have changed
 * or were accepted in another proposal since the board was read. If another run has stored a plan in the meantime,
 * nothing is stored and the group is planned again. A plan that is stored only partly has no hash, so that the next run
 * repeats it.
 * @param batchSize rings per transaction
 */
export async function storePlan(app: App, solved: Solved, batchSize = BATCH): Promise<void> {
  const { scope, group, plan } = solved;
  const inLock = <Result>(work: (tx: Tx) => Promise<Result>) =>
    app.db.prisma.$transaction(async (tx) => {
      await lockInstitutions(tx, [scope.institutionId]);
      return work(tx);
    });
  const claim = await inLock(async (tx) => (await claimPlan(tx, solved)) ?? (await queuePlan(tx, scope)));
  if (!claim) return;
  const rowOf = new Map(group.rows.map((row) => [row.id, row]));
  const proposed: number[][] = [];
  for (const batch of toBatches(plan.rings, batchSize)) {
    const stored = await inLock(async (tx) => {
      if (!(await isCurrent(tx, claim))) return undefined;
      const rings = await findCurrentRings(tx, { ...solved, rowOf }, batch);
      await tx.$executeRawUnsafe(CLEAR_PROPOSALS, rings.flat().map(getId));
      await proposeRings(tx, claim.id, rings);
      return rings.map((ring) => ring.map(getId));
    });
    if (!stored) return;
    proposed.push(...stored);
  }
  await inLock((tx) => finishPlan(tx, solved, claim, proposed));
}

/**
 * Writes the figures of a plan whose proposals are stored, and removes the former plan's other proposals. One that was
 * accepted in the meantime stays, and the group is planned again.
 */
async function finishPlan(tx: Tx, solved: Solved, claim: StoredPlan, proposed: number[][]): Promise<void> {
  if (!(await isCurrent(tx, claim))) return;
  const others = await queryIn(tx)<{ id: number }>(OTHER_MEMBERS, [claim.id, proposed.flat()]);
  const kept = await findKept(tx, solved, others.map(getId));
  if (kept.length > 0) await queuePlan(tx, solved.scope);
  await tx.$executeRawUnsafe(CLEAR_OTHERS, claim.id, [...proposed, ...kept].flat());
  const { plan, boardHash } = solved;
  const people = (isPair: boolean) =>
    proposed.reduce((sum, { length }) => sum + ((length === 2) === isPair ? length : 0), 0);
  await tx.plan.update({
    where: { id: claim.id },
    data: {
      ...toFacts(solved),
      directPeople: people(true),
      ringPeople: people(false),
      leftOut: plan.leftOut + plan.rings.length - proposed.length,
      isFinished: plan.isFinished,
      boardHash: plan.isFinished ? Uint8Array.from(boardHash) : null,
    },
  });
}

/** Returns the accepted proposals to these listings that are still allowed. */
async function findKept(tx: Tx, { scope, eligibility }: Solved, listingIds: number[]): Promise<number[][]> {
  const query = queryIn(tx);
  const accepted = await findAcceptedProposals(query, tx, listingIds);
  if (accepted.length === 0) return [];
  const values = [scope.institutionId, scope.serviceClass, accepted.flat()];
  const rows = toEligible(await query<BoardRow>(LISTINGS_OF_PLAN, values), eligibility);
  return toLegal(accepted, rows, eligibility);
}

function toFacts({ group, plan, durationMs }: Solved) {
  return {
    listingCount: group.rows.length,
    ringLimit: plan.ringBound,
    circleLimit: plan.circleBound,
    durationMs,
  };
}

async function isCurrent(tx: Tx, { id, madeAt }: StoredPlan): Promise<boolean> {
  return (await queryIn(tx)(IS_CURRENT_PLAN, [id, madeAt])).length > 0;
}

function toBatches<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** Returns the rings of a plan whose listings are unchanged and may still swap. */
async function findCurrentRings(
  tx: Tx,
  { rowOf, ...solved }: Solved & { rowOf: Map<number, BoardRow> },
  rings: number[][],
): Promise<BoardRow[][]> {
  const { scope, eligibility } = solved;
  const query = queryIn(tx);
  const values = [scope.institutionId, scope.serviceClass, rings.flat()];
  const rows = toEligible(await query<BoardRow>(LISTINGS_OF_PLAN, values), eligibility);
  const getText = (row: BoardRow) => JSON.stringify(row);
  const isSame = (row: BoardRow) => {
    const before = rowOf.get(row.id);
    return before !== undefined && getText(before) === getText(row);
  };
  const current = new Map(rows.filter(isSame).map((row) => [row.id, row]));
  const kept = await findKept(tx, solved, rings.flat());
  const keptWith = new Map(kept.flatMap((ids) => ids.map((id): [number, string] => [id, getKey(ids)])));
  const isAllowed = createRingCheck(await toBoard(query, tx, [...current.values()]));
  return rings.flatMap((ids) => {
    const ring = ids.flatMap((id) => current.get(id) ?? []);
    const isFree = ids.every((id) => (keptWith.get(id) ?? getKey(ids)) === getKey(ids));
    const isLegal = ring.length === ids.length && isAllowed(ids);
    return isFree && isLegal && eligibility.allowsRing(ring) ? [ring] : [];
  });
}

/** Claims the stored plan of a group; undefined if it is not the version that was read before. */
async function claimPlan(tx: Tx, solved: Solved): Promise<StoredPlan | undefined> {
  const { scope, group, former } = solved;
  const madeAt = await databaseNow(tx);
  if (former) {
    const data = { madeAt, boardHash: null };
    const { count } = await tx.plan.updateMany({ where: { id: former.id, madeAt: former.madeAt }, data });
    return count === 1 ? { id: former.id, madeAt } : undefined;
  }
  const none = { directPeople: 0, ringPeople: 0, leftOut: 0, isFinished: false };
  const [created] = await tx.plan.createManyAndReturn({
    data: [{ ...scope, ...toFacts(solved), ...none, positionId: group.positionId, madeAt }],
    select: { id: true, madeAt: true },
    skipDuplicates: true,
  });
  return created;
}

async function proposeRings(tx: Tx, planId: number, rings: BoardRow[][]): Promise<void> {
  const pairs = rings.flatMap(([one, other, ...rest]): [BoardRow, BoardRow][] =>
    one && other && rest.length === 0 ? [[one, other]] : [],
  );
  const found = rings.filter(({ length }) => length > 2).map(toFoundRing);
  await writeSwaps(tx, pairs, found);
  const query = queryIn(tx);
  const matches = await query<{ id: number }>(LOCK_MATCHES, [pairs.map(([one, other]) => pairKey(one.id, other.id))]);
  const stored = await query<{ id: number }>(LOCK_RINGS, [found.map(({ path }) => path.join("-"))]);
  await tx.$executeRawUnsafe(WRITE_PLAN, planId, matches.map(getId), stored.map(getId));
}

function toFoundRing(ring: BoardRow[]): FoundRing {
  return canonical({
    path: ring.map(getId),
    ranks: ring.map((row, at) => rankMet(row.wantedPlaces, ring[(at + 1) % ring.length] ?? row) ?? 1),
  });
}

function getKey(ids: number[]): string {
  return canonical({ path: ids, ranks: [] }).path.join("-");
}

function getId({ id }: { id: number }): number {
  return id;
}
