import { serviceClass } from "@site/contract/becayis/board/reference/schema";
import { serviceClassLabels } from "@site/contract/becayis/board/settings/labels";
import type { PlanFunnel, PlansOverview } from "@site/contract/becayis/swaps/planning/schema";
import type { App } from "../../../../core/app.ts";
import { addJob } from "../../../../core/queue/job-queue.ts";
import { FUNNEL, LIST_PLANS } from "./queries.ts";

/** Maximum number of days that the funnel counts singly; above it counts weeks. */
const MAX_SINGLE_DAYS = 90;

interface PlanRow {
  id: number;
  institution: string;
  position: string | null;
  serviceClass: string;
  listings: number;
  direct: number;
  inRings: number;
  ringLimit: number;
  limit: number;
  isFinished: boolean;
  leftOut: number;
  madeAt: Date;
  durationMs: number;
}

/** Returns the plans of all groups, ordered by moved people, with their sums. */
export async function getPlansOverview(app: App): Promise<PlansOverview> {
  const { rows } = await app.db.pool.query<PlanRow>(LIST_PLANS);
  const groups = rows.map(({ position, serviceClass: code, ringLimit, madeAt, ...row }) => {
    const movable = row.direct + row.inRings;
    return {
      ...row,
      position: position ?? serviceClassLabels[serviceClass.parse(code)],
      movable,
      gap: row.limit === 0 ? 0 : (row.limit - movable) / row.limit,
      isProven: movable === ringLimit,
      madeAt: madeAt.toISOString(),
    };
  });
  const sum = (key: "movable" | "direct" | "inRings" | "limit") =>
    groups.reduce((total, group) => total + group[key], 0);
  return { movable: sum("movable"), direct: sum("direct"), inRings: sum("inRings"), limit: sum("limit"), groups };
}

/** Queues a new plan of every group. */
export async function refreshPlans(app: App): Promise<void> {
  await app.db.prisma.$transaction((tx) => addJob(tx, "plan-boards", {}, { key: "plan-boards" }));
}

/** Returns the numbers of listings, proposals, acceptances and moves of the last days, per day or per week. */
export async function getPlanFunnel(app: App, days: number): Promise<PlanFunnel> {
  const { rows } = await app.db.pool.query<PlanFunnel[number]>(FUNNEL, [days, days > MAX_SINGLE_DAYS ? "week" : "day"]);
  return rows;
}
