import { unblocked } from "../reach.ts";
import { free, IS_COMPLETE, type Query, type Vertex } from "./vertices.ts";

/** The other side of a direct match. */
export interface Counterpart {
  id: number;
  memberId: number;
  wantedDistrictId: number | null;
  isComplete: boolean;
}

/** Every listing that wants the post of this one and whose post this one wants (becayis.md, "Matching"). */
export function findCounterparts(query: Query, me: Vertex): Promise<Counterpart[]> {
  return query<Counterpart>(
    `SELECT l.id, l.member_id AS "memberId", l.wanted_district_id AS "wantedDistrictId", ${IS_COMPLETE} AS "isComplete"
     FROM listings l JOIN members m ON m.id = l.member_id LEFT JOIN swap_profiles s ON s.member_id = l.member_id
     WHERE ${free("l")} AND l.id <> $1 AND l.institution_id = $2 AND l.offer_city_id = $3 AND l.wanted_city_id = $4
       AND l.position_id = ANY($5::int[]) AND (l.position_id = $6 OR l.accepts_other_position)
       AND ($7::int IS NULL OR l.offer_district_id = $7) AND (l.wanted_district_id IS NULL OR l.wanted_district_id = $8::int)
       AND ${unblocked("$9::int", "l.member_id")}
     ORDER BY l.id`,
    [
      me.id,
      me.institutionId,
      me.wantedCityId,
      me.offerCityId,
      me.acceptsOtherPosition ? me.peers : [me.positionId],
      me.positionId,
      me.wantedDistrictId,
      me.offerDistrictId,
      me.memberId,
    ],
  );
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
