import type { ResultsOverview } from "@site/contract/becayis/swaps/results/admin-schema";
import { type MovedPeople, refusalReason } from "@site/contract/becayis/swaps/results/schema";
import { maskContactDetails } from "@site/contract/common/contact-details";
import { limits } from "@site/contract/common/limits";
import type { App } from "../../../../core/app.ts";
import { COUNT_MOVED, REFUSAL_NOTES, REFUSALS, RESULTS_BY_INSTITUTION } from "./queries.ts";

const NOTES_SHOWN = 5;

/**
 * Returns the number of people who moved, by institution. Institutions with small counts are omitted; if the total
 * would reveal their count, the smallest visible one is omitted too.
 */
export async function countMoved(app: App): Promise<MovedPeople> {
  const { rows } = await app.db.pool.query<MovedPeople["institutions"][number]>(COUNT_MOVED);
  const total = getSum(rows);
  if (total < limits.smallestCellShown) return { total: null, institutions: [] };
  const shown = rows.filter(({ people }) => people >= limits.smallestCellShown);
  const rest = total - getSum(shown);
  const isTold = rest > 0 && rest < limits.smallestCellShown;
  return { total, institutions: isTold ? shown.slice(0, -1) : shown };
}

const getSum = (rows: { people: number }[]) => rows.reduce((sum, { people }) => sum + people, 0);

type Numbers = Omit<ResultsOverview["institutions"][number], "reasons" | "notes">;

/** Returns the results at each institution, with the reasons and notes of refusals. */
export async function getResultsOverview(app: App): Promise<ResultsOverview> {
  const [numbers, refusals, notes] = await Promise.all([
    app.db.pool.query<Numbers>(RESULTS_BY_INSTITUTION),
    app.db.pool.query<{ institutionId: number; reason: string; count: number }>(REFUSALS),
    app.db.pool.query<{ institutionId: number; note: string }>(REFUSAL_NOTES, [NOTES_SHOWN]),
  ]);
  return {
    institutions: numbers.rows.map((row) => {
      const isOwn = ({ institutionId }: { institutionId: number }) => institutionId === row.id;
      return {
        ...row,
        reasons: refusals.rows
          .filter(isOwn)
          .map(({ reason, count }) => ({ reason: refusalReason.parse(reason), count })),
        notes: notes.rows.filter(isOwn).map(({ note }) => maskContactDetails(note)),
      };
    }),
  };
}
