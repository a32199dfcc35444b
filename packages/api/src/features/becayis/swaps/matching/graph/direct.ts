import { districtOf, provinceOf } from "@site/contract/becayis/board/reference/place";
import type { PlanListing } from "@site/planning";
import type { Query } from "../../../../../core/database/query.ts";
import { FIND_COUNTERPARTS } from "./queries.ts";
import { rankMet, type Vertex } from "./vertices.ts";

/** The other side of a direct match. */
export type Counterpart = PlanListing & Pick<Vertex, "isComplete">;

/** Returns listings that want this one's post and whose post this one wants (README.md). */
export function findCounterparts(query: Query, me: Vertex): Promise<Counterpart[]> {
  return query<Counterpart>(FIND_COUNTERPARTS, [
    me.id,
    me.institutionId,
    me.wantedPlaces.map(provinceOf),
    me.wantedPlaces,
    me.offerCityId,
    me.offerDistrictId,
    me.acceptsOtherPosition ? me.peers : [me.positionId],
    me.positionId,
    me.memberId,
  ]);
}

/** Version of the score rule, stored with each score. Increase it with each change of the rule. */
export const SCORE_VERSION = 2;

const RECIPROCAL_PROVINCES = 60;
const PER_LATER_RANK = 5;
const LATEST_RANKS = 40;

export interface Scored {
  score: number;
  /** `of` is the listing whose wish was met, `rank` the rank of that wish. */
  reasons: {
    code: "provinces" | "district_met" | "district_open" | "complete";
    points: number;
    of?: number;
    rank?: number;
  }[];
}

/**
 * Scores a match: 60 for reciprocal provinces, minus 5 for each rank after the first on either side, at least 40; 15
 * for each district wish that is met or unspecified; 10 for two verified members with complete profiles.
 */
export function getScore(a: Counterpart, b: Counterpart): Scored {
  const ranks = { a: rankMet(a.wantedPlaces, b) ?? 1, b: rankMet(b.wantedPlaces, a) ?? 1 };
  const provinces = Math.max(LATEST_RANKS, RECIPROCAL_PROVINCES - PER_LATER_RANK * (ranks.a + ranks.b - 2));
  const district = ({ id, wantedPlaces }: typeof a, rank: number) => {
    const isOpen = districtOf(wantedPlaces[rank - 1] ?? 0) === null;
    return { code: isOpen ? "district_open" : "district_met", points: 15, of: id, rank } as const;
  };
  const complete = a.isComplete && b.isComplete ? [{ code: "complete", points: 10 } as const] : [];
  const reasons: Scored["reasons"] = [
    { code: "provinces", points: provinces },
    district(a, ranks.a),
    district(b, ranks.b),
    ...complete,
  ];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
