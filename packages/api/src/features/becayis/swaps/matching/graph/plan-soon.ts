import type { Prisma } from "@site/db";
import type { App } from "../../../../../core/app.ts";
import { addJob, addJobs, type Job, type Transaction } from "../../../../../core/queue/job-queue.ts";
import { PLAN_SCOPES } from "./queries.ts";

/** Delay of a plan, which collects all changes until then. */
const DELAY_MS = 10_000;

/** The scope of a plan: the listings of one institution and service class. */
export interface PlanScope {
  institutionId: number;
  serviceClass: string;
}

/** Queues delayed plans in this transaction. The caller holds the lock of the institutions (graph.ts). */
export async function queuePlans(tx: Prisma.TransactionClient, listingIds: number[]): Promise<void> {
  const scopes = await tx.$queryRawUnsafe<PlanScope[]>(PLAN_SCOPES, listingIds);
  await addJobs(tx, scopes.map(planSoon));
}

/**
 * Queues plans without locks, each in its own transaction, which prevents deadlocks with transactions that hold locks.
 */
export async function queuePlansApart(app: App, listingIds: number[]): Promise<void> {
  const { rows } = await app.db.pool.query<PlanScope>(PLAN_SCOPES, [listingIds]);
  for (const scope of rows) await app.db.prisma.$transaction((tx) => addJobs(tx, [planSoon(scope)]));
}

/**
 * Returns the delayed job that plans one scope. A queued job keeps its time, so that later changes do not postpone it.
 */
export function planSoon({ institutionId, serviceClass }: PlanScope): Job<"plan-board"> {
  const input = { institutionId, serviceClass };
  return { name: "plan-board", input, key: getKey(input), delayMs: DELAY_MS, keepsTime: true };
}

/** Queues the plans of one scope now. */
export function queuePlan(tx: Transaction, scope: PlanScope): Promise<void> {
  return addJob(tx, "plan-board", scope, { key: getKey(scope) });
}

function getKey({ institutionId, serviceClass }: PlanScope): string {
  return `plan-board:${institutionId}:${serviceClass}`;
}
