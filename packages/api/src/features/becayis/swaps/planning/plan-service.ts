import { createHash } from "node:crypto";
import { type PackedBoard, type Plan, packBoardInPieces, solveFirstCome } from "@site/planning";
import type { App } from "../../../../core/app.ts";
import { databaseNow } from "../../../../core/database/clock.ts";
import type { Query } from "../../../../core/database/query.ts";
import type { Transaction } from "../../../../core/queue/job-queue.ts";
import { type PlanScope, queuePlan } from "../matching/graph/plan-soon.ts";
import {
  type Eligibility,
  findAcceptedProposals,
  type Group,
  loadGroups,
  readEligibility,
  toBoard,
  toLegal,
} from "./load-service.ts";
import { PLAN_LIMITS, planInThread } from "./plan-thread.ts";
import { ALL_SCOPES } from "./queries.ts";
import { storePlan } from "./store-service.ts";

/** Maximum size of a board that is first checked for any possible move, which is faster than starting a thread. */
const SMALL_BOARD = 200;

/**
 * Plans each group of an institution's service class and proposes its pairs and rings. A board that has not changed is
 * not solved again; if a run fails or does not finish, the former plan stays and says so.
 * @param signal stops the run; the job is then repeated
 */
export async function planBoard(app: App, scope: PlanScope, signal?: AbortSignal, limits = PLAN_LIMITS): Promise<void> {
  const readAt = await databaseNow(app.db.pool);
  const eligibility = await readEligibility(app, scope);
  const groups = await loadGroups(app, scope, eligibility);
  for (const group of groups) await planGroup(app, { scope, group, eligibility, signal, limits });
  const positionIds = groups.flatMap(({ positionId }) => positionId ?? []);
  const hasClassGroup = groups.some(({ positionId }) => positionId === null);
  await app.db.prisma.plan.deleteMany({
    where: {
      ...scope,
      madeAt: { lte: readAt },
      OR: [{ positionId: { notIn: positionIds } }, ...(hasClassGroup ? [] : [{ positionId: null }])],
    },
  });
}

/** Queues the plans of all institutions. */
export async function queueAllPlans(app: App): Promise<void> {
  const { rows } = await app.db.pool.query<PlanScope>(ALL_SCOPES);
  for (const scope of rows) await app.db.prisma.$transaction((tx: Transaction) => queuePlan(tx, scope));
}

interface Task {
  scope: PlanScope;
  group: Group;
  eligibility: Eligibility;
  signal: AbortSignal | undefined;
  limits: typeof PLAN_LIMITS;
}

async function planGroup(app: App, { scope, group, eligibility, ...run }: Task): Promise<void> {
  const where = { ...scope, positionId: group.positionId };
  const former = await app.db.prisma.plan.findFirst({ where, include: { _count: { select: { members: true } } } });
  const query: Query = async (text, values) => (await app.db.pool.query(text, values)).rows;
  const ids = group.rows.map(({ id }) => id);
  const kept = toLegal(await findAcceptedProposals(query, app.db.prisma, ids), group.rows, eligibility);
  const isKept = new Set(kept.flat());
  const free = group.rows.filter(({ id }) => !isKept.has(id));
  const board = await packBoardInPieces(await toBoard(query, app.db.prisma, free));
  const boardHash = hash(board);
  const isProposed = former?._count.members === (former?.directPeople ?? 0) + (former?.ringPeople ?? 0);
  if (former?.boardHash && boardHash.equals(former.boardHash) && isProposed) {
    await app.db.prisma.plan.update({ where: { id: former.id }, data: { madeAt: await databaseNow(app.db.pool) } });
    return;
  }
  const startedAt = performance.now();
  const plan = await solve(app, board, run);
  const durationMs = Math.round(performance.now() - startedAt);
  if (former && !plan?.isFinished) {
    const data = { isFinished: false, boardHash: null, durationMs };
    await app.db.prisma.plan.updateMany({ where: { id: former.id, madeAt: former.madeAt }, data });
    return;
  }
  await storePlan(app, {
    scope,
    group,
    former,
    plan: withKept(plan ?? { ...NO_PLAN, ringBound: free.length, circleBound: free.length }, kept),
    durationMs,
    boardHash,
    eligibility,
  });
}

/** Adds already accepted proposals to a plan of the other listings. */
function withKept(plan: Plan, kept: number[][]): Plan {
  const people = kept.flat().length;
  return {
    ...plan,
    rings: [...kept, ...plan.rings],
    people: plan.people + people,
    ringBound: plan.ringBound + people,
    circleBound: plan.circleBound + people,
  };
}

const NO_PLAN = { rings: [], people: 0, rankSum: 0, gap: 0, leftOut: 0, isFinished: false };

/** Solves a board, or returns undefined if that failed. */
async function solve(app: App, board: PackedBoard, run: Pick<Task, "signal" | "limits">): Promise<Plan | undefined> {
  if (board.waitingSince.length <= SMALL_BOARD) {
    const plan = solveFirstCome(board);
    if (plan.circleBound === 0) return { ...plan, isFinished: true };
  }
  try {
    return await planInThread(board, run);
  } catch (error) {
    if (run.signal?.aborted) throw error;
    app.log.error(`a plan of the board failed: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function hash(board: PackedBoard): Buffer {
  const sum = createHash("sha256");
  for (const [name, { buffer, length }] of Object.entries(board))
    sum.update(`${name} ${length} `).update(new Uint8Array(buffer));
  return sum.digest();
}
