import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";
import { addJob, addJobs, type Job, type Transaction } from "../../../../core/queue/job-queue.ts";
import { PLAN_SCOPES } from "./queries.ts";

/** Collects what changes within these milliseconds into one plan. */
const DELAY_MS = 10_000;

/** The listings that a plan may bring together: an institution's service class. */
export interface PlanScope {
  institutionId: number;
  serviceClass: string;
}

/** Queues plans shortly after this transaction. Call under the lock of the institutions (graph.ts). */
export async function queuePlans(tx: Prisma.TransactionClient, listingIds: number[]): Promise<void> {
  const scopes = await tx.$queryRawUnsafe<PlanScope[]>(PLAN_SCOPES, listingIds);
  await addJobs(tx, scopes.map(planSoon));
}

/** Queues plans without a lock: each in a transaction of its own, which prevents deadlocks with those that hold one. */
export async function queuePlansApart(app: App, listingIds: number[]): Promise<void> {
  const { rows } = await app.db.pool.query<PlanScope>(PLAN_SCOPES, [listingIds]);
  for (const scope of rows) await app.db.prisma.$transaction((tx) => addJobs(tx, [planSoon(scope)]));
}

/**
 * Returns the job that plans one scope shortly after. One that waits keeps its time, so that changes never postpone it.
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
