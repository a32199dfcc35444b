import { FIND_COUNTERPARTS } from "./queries.ts";
import type { Query, Vertex } from "./vertices.ts";

/** The other side of a direct match. */
export interface Counterpart {
  id: number;
  memberId: number;
  wantedDistrictId: number | null;
  isComplete: boolean;
}

/** Every listing that wants the post of this one and whose post this one wants (becayis.md, "Matching"). */
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

/** Raised when the rule changes, so that old scores can be told from new ones. */
export const SCORE_VERSION = 1;

export interface Scored {
  score: number;
  /** Seen from the first listing; `of` names whose wish a reason speaks of. */
  reasons: { code: "provinces" | "district_met" | "district_open" | "complete"; points: number; of?: number }[];
}

/** 60 for reciprocal provinces, 15 for each district wish that is met or open, 10 for two verified members with whole profiles. */
export function scoreOf(a: Pick<Vertex, "id" | "wantedDistrictId" | "isComplete">, b: Counterpart): Scored {
  const district = ({ id, wantedDistrictId }: { id: number; wantedDistrictId: number | null }) =>
    ({ code: wantedDistrictId === null ? "district_open" : "district_met", points: 15, of: id }) as const;
  const complete = a.isComplete && b.isComplete ? [{ code: "complete", points: 10 } as const] : [];
  const reasons: Scored["reasons"] = [{ code: "provinces", points: 60 }, district(a), district(b), ...complete];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
