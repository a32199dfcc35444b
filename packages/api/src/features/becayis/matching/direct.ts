import { FIND_COUNTERPARTS } from "./queries.ts";
import type { Query, Vertex } from "./vertices.ts";

/** The other side of a direct match. */
export interface Counterpart {
  id: number;
  memberId: number;
  wantedDistrictId: number | null;
  isComplete: boolean;
}

/** Returns listings that want this one's post and whose post this one wants (README.md, "Matching"). */
export function findCounterparts(query: Query, me: Vertex): Promise<Counterpart[]> {
  return query<Counterpart>(FIND_COUNTERPARTS, [
    me.id,
    me.institutionId,
    me.wantedCityId,
    me.offerCityId,
    me.acceptsOtherPosition ? me.peers : [me.positionId],
    me.positionId,
    me.wantedDistrictId,
    me.offerDistrictId,
    me.memberId,
  ]);
}

/** Increase when the score rule changes, so that stored scores can be told apart. */
export const SCORE_VERSION = 1;

export interface Scored {
  score: number;
  /** Reasons as seen from the first listing; `of` is the listing whose wish was met. */
  reasons: { code: "provinces" | "district_met" | "district_open" | "complete"; points: number; of?: number }[];
}

/**
 * Scores a match: 60 for reciprocal provinces, 15 for each district wish met or open, 10 for two verified members with
 * complete profiles.
 */
export function getScore(a: Pick<Vertex, "id" | "wantedDistrictId" | "isComplete">, b: Counterpart): Scored {
  const district = ({ id, wantedDistrictId }: { id: number; wantedDistrictId: number | null }) =>
    ({ code: wantedDistrictId === null ? "district_open" : "district_met", points: 15, of: id }) as const;
  const complete = a.isComplete && b.isComplete ? [{ code: "complete", points: 10 } as const] : [];
  const reasons: Scored["reasons"] = [{ code: "provinces", points: 60 }, district(a), district(b), ...complete];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
