import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { databaseNow } from "../../../core/database/clock.ts";
import { lockInstitutions, pairKey, writeSwaps } from "../matching/graph.ts";
import { type PlanScope, queuePlan } from "../matching/plan-soon.ts";
import type { FoundRing } from "../matching/ring-search.ts";
import { canonical } from "../matching/rings.ts";
import { queryIn, rankMet } from "../matching/vertices.ts";
import { listingAt, packBoard } from "./board.ts";
import { type BoardRow, type Eligibility, type Group, toBoard, toEligible } from "./load-service.ts";
import { CLEAR_PLAN, LISTINGS_OF_PLAN, LOCK_MATCHES, LOCK_RINGS, WRITE_PLAN } from "./queries.ts";
import { RingRules } from "./rules.ts";
import type { Plan } from "./solve.ts";

type Tx = Prisma.TransactionClient;

/** Rings of one statement, so that storing a large plan does not hold the event loop. */
const BATCH = 250;
/** Generous timeout for the largest plans; up to 5,000 listings storing takes about a second. */
const STORING_MS = 60_000;

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
 * Stores a plan and proposes its pairs and rings, leaving out those whose listings have changed since the board was
 * read. If another run has stored a plan meanwhile, nothing is stored and the group is planned again.
 */
export async function storePlan(app: App, solved: Solved): Promise<void> {
  const { scope, group, former, plan } = solved;
  const rowOf = new Map(group.rows.map((row) => [row.id, row]));
  await app.db.prisma.$transaction(
    async (tx) => {
      await lockInstitutions(tx, [scope.institutionId]);
      const rings: BoardRow[][] = [];
      for (const batch of toBatches(plan.rings))
        rings.push(...(await findCurrentRings(tx, { ...solved, rowOf }, batch)));
      const people = (isPair: boolean) =>
        rings.reduce((sum, { length }) => sum + ((length === 2) === isPair ? length : 0), 0);
      const planId = await claimPlan(tx, scope, group.positionId, former, {
        listingCount: group.rows.length,
        directPeople: people(true),
        ringPeople: people(false),
        ringLimit: plan.ringBound,
        circleLimit: plan.circleBound,
        leftOut: plan.leftOut + plan.rings.length - rings.length,
        durationMs: solved.durationMs,
        isFinished: plan.isFinished,
        boardHash: plan.isFinished ? Uint8Array.from(solved.boardHash) : null,
      });
      if (planId === undefined) return queuePlan(tx, scope);
      await tx.$executeRawUnsafe(CLEAR_PLAN, planId, rings.flat().map(getId));
      for (const batch of toBatches(rings)) await proposeRings(tx, planId, batch);
    },
    { timeout: STORING_MS },
  );
}

function toBatches<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}

/** Returns those of a plan's rings whose listings are as they were and may still swap. */
async function findCurrentRings(
  tx: Tx,
  { scope, rowOf, eligibility }: Solved & { rowOf: Map<number, BoardRow> },
  rings: number[][],
): Promise<BoardRow[][]> {
  const query = queryIn(tx);
  const values = [scope.institutionId, scope.serviceClass, rings.flat()];
  const rows = toEligible(await query<BoardRow>(LISTINGS_OF_PLAN, values), eligibility);
  const getText = (row: BoardRow) => JSON.stringify(row);
  const isSame = (row: BoardRow) => {
    const before = rowOf.get(row.id);
    return before !== undefined && getText(before) === getText(row);
  };
  const current = new Map(rows.filter(isSame).map((row) => [row.id, row]));
  const board = packBoard(await toBoard(query, tx, [...current.values()]));
  const numbers = new Map(Array.from({ length: current.size }, (_, index) => [listingAt(board, index).id, index]));
  const rules = new RingRules(board);
  return rings.flatMap((ids) => {
    const ring = ids.flatMap((id) => current.get(id) ?? []);
    const isLegal = ring.length === ids.length && rules.allowRing(ids.map((id) => numbers.get(id) ?? 0));
    return isLegal && eligibility.allowsRing(ring) ? [ring] : [];
  });
}

/** Writes a plan's facts and returns its id, or undefined if it is not the one that was read before. */
async function claimPlan(
  tx: Tx,
  scope: PlanScope,
  positionId: number | null,
  former: StoredPlan | null,
  facts: Omit<Prisma.PlanUncheckedCreateInput, keyof PlanScope | "positionId" | "madeAt">,
): Promise<number | undefined> {
  const data = { ...facts, madeAt: await databaseNow(tx) };
  if (former) {
    const { count } = await tx.plan.updateMany({ where: { id: former.id, madeAt: former.madeAt }, data });
    return count === 1 ? former.id : undefined;
  }
  const created = await tx.plan.createManyAndReturn({
    data: [{ ...scope, positionId, ...data }],
    select: { id: true },
    skipDuplicates: true,
  });
  return created[0]?.id;
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

function getId({ id }: { id: number }): number {
  return id;
}
