import type { PlanListing } from "@site/planning";
import { rankMet } from "./vertices.ts";

/** A listing that a ring may contain. */
export type Candidate = PlanListing;

type Compared = Omit<Candidate, "memberId" | "waitingSince" | "id">;

/** Returns the rank of x's wish that y's post meets, within one institution and service class; undefined for none. */
export function edgeRank(x: Compared, y: Compared): number | undefined {
  const fits = x.positionId === y.positionId || (x.acceptsOtherPosition && y.acceptsOtherPosition);
  return fits ? rankMet(x.wantedPlaces, y) : undefined;
}

/** Returns whether both listings want each other's post. */
export function isMutual(x: Compared, y: Compared): boolean {
  return edgeRank(x, y) !== undefined && edgeRank(y, x) !== undefined;
}

/** Returns the places of a post that a wish can name: its province and its district. */
export function placesOf({ offerCityId, offerDistrictId }: Pick<Candidate, "offerCityId" | "offerDistrictId">) {
  return offerDistrictId === null ? [offerCityId] : [offerCityId, offerDistrictId];
}
